import { paint } from '../gradients';
import { circle, ellipse, path } from '../markup';

/** Draws the halo around a flame. */
export function drawGlow(x: number, y: number, radius: number, opacity = 1): string {
  return circle(x, y, radius, paint('glow'), opacity < 1 ? { opacity } : {});
}

/** Draws a wide faint warmth, laid over a subject so that it belongs to the light. */
export function drawHaze(x: number, y: number, radius: number, opacity = 1): string {
  return circle(x, y, radius, paint('haze'), opacity < 1 ? { opacity } : {});
}

/** Draws the patch of ground that a light falls on. */
export function drawPool(x: number, y: number, rx: number, ry: number, opacity = 1): string {
  return ellipse(x, y, rx, ry, paint('pool'), opacity < 1 ? { opacity } : {});
}

/** Draws the soft shadow under a thing that stands on the ground. */
export function drawShade(x: number, y: number, rx: number, ry: number, opacity = 1): string {
  return ellipse(x, y, rx, ry, paint('shade'), opacity < 1 ? { opacity } : {});
}

/** Draws the cone of light under a hooded lamp. */
export function drawBeam(x: number, top: number, mouth: number, bottom: number, spread: number) {
  const d = `M${x - mouth} ${top}H${x + mouth}L${x + spread} ${bottom}H${x - spread}z`;
  return path(d, paint('beam'));
}
