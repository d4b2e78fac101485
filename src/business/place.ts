import { type Article, inPlace } from '../text/portuguese.ts';

/** The capital's five zones, as the specification names them. */
export type Zone = 'Zona Central' | 'Zona Norte' | 'Zona Sul' | 'Zona Leste' | 'Zona Oeste';

/** A place of Greater São Paulo. Its article is a fact of the place, never guessed from the spelling. */
export interface Place {
  /** As written in text: 'Mooca', 'São Bernardo do Campo', 'Zona Norte'. */
  readonly name: string;
  readonly article: Article;
  readonly kind: 'municipality' | 'zone' | 'neighbourhood';
  /** 'São Paulo', 'Osasco'…; for a municipality its own name. */
  readonly municipality: string;
  /** Set for zones and for neighbourhoods of the capital, else null. */
  readonly zone: Zone | null;
  /**
   * The key of the specification's landing entries, unique: 'Mooca - São Paulo (Capital)', 'Bela Vista - Osasco',
   * 'Zona Central - São Paulo (Capital)'; a municipality's is its name.
   */
  readonly key: string;
  /** canonicalSlug(key), unique. */
  readonly slug: string;
}

/** 'em Mauá', 'no Centro, em Osasco': a neighbourhood's name alone may belong to several places. */
export function whereIs(place: Place): string {
  return place.kind === 'municipality'
    ? inPlace(place)
    : `${inPlace(place)}, ${inPlace({ name: place.municipality, article: null })}`;
}
