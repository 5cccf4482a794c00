/** The site's colours and the tints between them that the pictures are painted with. */
export const ink = '#0F2C34';
export const inkDeep = '#0A2229';
export const night = '#143A42';
export const tealDeep = '#174A4F';
export const teal = '#1F5F63';
export const tealMid = '#3B7875';
export const tealPale = '#7FAAA2';
export const tealMist = '#B9D0C6';
export const amber = '#E58A1F';
export const amberDeep = '#B5660F';
export const glow = '#FBC66A';
export const cream = '#FFEFCF';
export const road = '#E9D9BC';
export const sand = '#CDB88E';
export const paper = '#FBF7F0';
