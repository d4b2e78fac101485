/**
 * What is true of a place and useful to someone with a gate there: a phrase for its description ('bairro de casas térreas e vilas'),
 * then paragraphs. Keyed by the place's name within one region.
 */
export type PlaceNote = readonly [summary: string, ...paragraphs: string[]];

export type PlaceNotes = Readonly<Record<string, PlaceNote>>;
