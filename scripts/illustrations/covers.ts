import { drawClinicCover } from './scenes/clinic';
import { drawClockTowerCover } from './scenes/clock-tower';
import { drawCourthouseCover } from './scenes/courthouse';
import { drawDashCameraCover } from './scenes/dash-camera';
import { drawFlagsCover } from './scenes/flags';
import { drawHardHatCover } from './scenes/hard-hat';
import { drawMendedBowlCover } from './scenes/mended-bowl';
import { drawParallelBarsCover } from './scenes/parallel-bars';
import { drawRampCover } from './scenes/ramp';
import { drawSaplingCover } from './scenes/sapling';
import { drawScalesCover } from './scenes/scales';
import { drawTelephoneCover } from './scenes/telephone';
import { drawToasterCover } from './scenes/toaster';
import { drawTwoCarsCover } from './scenes/two-cars';
import { drawTwoChairsCover } from './scenes/two-chairs';
import { drawUmbrellaCover } from './scenes/umbrella';

/** The covers of the articles, in the order of the articles' numbers from 1. */
export const covers = [
  drawToasterCover,
  drawClinicCover,
  drawParallelBarsCover,
  drawDashCameraCover,
  drawTelephoneCover,
  drawFlagsCover,
  drawMendedBowlCover,
  drawUmbrellaCover,
  drawScalesCover,
  drawRampCover,
  drawTwoCarsCover,
  drawTwoChairsCover,
  drawHardHatCover,
  drawCourthouseCover,
  drawSaplingCover,
  drawClockTowerCover,
];
