import type { LocationPost } from '../../business/location-titles.ts';

/**
 * Slugs of the posts that say too little of their own for a search engine (docs/decisions/116-pages-that-own-their-words.md): they are
 * reached and linked, and come in when something more is true of their place. A test measures them all anew and names what has to come or go.
 */
const OF_FEW_OWN_WORDS: ReadonlySet<string> = new Set([
  'automacao-de-portoes-ppa-rio-pequeno',
  'automacao-de-portoes-ppa-vila-leopoldina',
  'loja-de-motor-ppa-ipiranga',
  'motor-basculante-ppa-campo-grande',
  'motor-basculante-ppa-caxingui',
  'motor-basculante-ppa-cerqueira-cesar',
  'motor-basculante-ppa-cursino',
  'motor-basculante-ppa-ipiranga',
  'motor-basculante-ppa-jaragua',
  'motor-basculante-ppa-jardim-bonfiglioli',
  'motor-basculante-ppa-jardim-paulistano',
  'motor-basculante-ppa-jardim-sao-luis',
  'motor-basculante-ppa-jardins',
  'motor-basculante-ppa-mandaqui',
  'motor-basculante-ppa-pacaembu',
  'motor-basculante-ppa-parque-continental',
  'motor-basculante-ppa-pedreira',
  'motor-basculante-ppa-penha',
  'motor-basculante-ppa-perus',
  'motor-basculante-ppa-socorro',
  'motor-basculante-ppa-sumare',
  'motor-basculante-ppa-vila-beatriz',
  'motor-basculante-ppa-vila-indiana',
  'motor-basculante-ppa-vila-matilde',
  'motor-basculante-ppa-vila-romana',
  'motor-basculante-ppa-vila-sao-francisco',
  'motor-de-portao-ppa-butanta',
  'motor-de-portao-ppa-capao-redondo',
  'motor-de-portao-ppa-ipiranga',
  'motor-de-portao-ppa-itaquera',
  'motor-de-portao-ppa-lapa',
  'motor-de-portao-ppa-moema',
  'motor-de-portao-ppa-osasco',
  'motor-de-portao-ppa-republica',
  'motor-de-portao-ppa-santo-amaro',
  'motor-de-portao-ppa-sao-lourenco-da-serra',
  'motor-de-portao-ppa-sapopemba',
  'motor-de-portao-ppa-socorro',
  'motor-de-portao-ppa-vila-matilde',
  'motor-de-portao-ppa-vila-medeiros',
  'motor-de-portao-ppa-vila-sonia',
  'portoes-eletronicos-ppa-marsilac',
  'portoes-eletronicos-ppa-morumbi',
  'portoes-eletronicos-ppa-santo-amaro',
  'portoes-eletronicos-ppa-saude',
]);

export function isIndexedPost({ slug }: LocationPost): boolean {
  return !OF_FEW_OWN_WORDS.has(slug);
}
