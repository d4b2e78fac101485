/** The creativity slider. Up to `fixedUpTo` the generator picks fixed texts and counts, so that pages resemble each other. */
export const creativityScale = { min: 0, max: 100, step: 5, initial: 75, fixedUpTo: 20 } as const;
