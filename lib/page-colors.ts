/** Behind each page, as --paper in app/styles/tokens.css, for what reads no style sheet. */
export const pageColors = { light: '#fbf7f0', dark: '#0b1f26' };
