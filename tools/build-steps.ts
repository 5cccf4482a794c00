/** Where Next exports to and finish-export.ts works. */
export const exportFolder = '.next/export';

/** Variable that the build script sets to its key. next.config.ts refuses `next build` without it. */
export const buildStepVariable = 'PART_OF_BUILD';
