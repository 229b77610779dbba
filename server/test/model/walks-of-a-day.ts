/** The same walks every time, few as they are: those of this seed find each fault of model.nightly.test.ts. */
export const walksOfADay = { seed: 7, steps: 250 } as const;
