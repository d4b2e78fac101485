/** Characters of a description, as search engines show them. */
export const DESCRIPTION_LENGTH = { least: 70, most: 155 } as const;
