export const palette = {
  ink: '#0F2C34',
  inkSoft: '#3D555B',
  paper: '#FBF7F0',
  card: '#FFFFFF',
  line: '#E6DECF',
  teal: '#1F5F63',
  tealDeep: '#174A4F',
  tealMid: '#4F9190',
  tealLight: '#9CC4BF',
  tealWash: '#E3EEEC',
  amber: '#E58A1F',
  amberGlow: '#FBC66A',
} as const;
