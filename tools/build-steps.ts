/** Where Next exports to and finish-export.ts works. */
export const exportFolder = '.next/export';

/** Variable that the build script sets. next.config.ts refuses `next build` without it. */
export const buildStepVariable = 'PART_OF_BUILD';
