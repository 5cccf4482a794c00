/** Contrast as WCAG defines it, of two colors such as rgb(15, 44, 52). */
export function contrastOf(...colors: [color?: string, ground?: string]): number {
  const [less = 0, more = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

function luminance(color = ''): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
