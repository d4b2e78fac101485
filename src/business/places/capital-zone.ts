import type { Zone } from '../place.ts';
import type { NamesByArticle } from './names-by-article.ts';

/** A zone of the capital: its official districts, and well-known neighbourhoods that are no district of their own. */
export interface CapitalZone {
  readonly zone: Zone;
  readonly districts: NamesByArticle;
  readonly neighbourhoods: NamesByArticle;
}
