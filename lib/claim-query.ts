export const finderName = 'finder';

export const claimParameters = { accidentType: 'accidentId', zipCode: 'zipCode' } as const;

/** Its usual time is that of a claim at work. */
export const workersCompensation = 'Workers Comp';
