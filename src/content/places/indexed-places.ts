import type { Place } from '../../business/place.ts';

/**
 * Slugs of the places of which so little is known that their page is too like a sibling's for a search engine
 * (docs/decisions/011-places-too-alike.md); a test measures them anew and names what has to come or go.
 */
const TOO_ALIKE: ReadonlySet<string> = new Set([
  'agua-chata-guarulhos', 'aracilia-guarulhos', 'bela-vista-guarulhos', 'bussocaba-osasco', 'cidade-das-flores-osasco',
  'cidade-jardim-cumbica-guarulhos', 'cidade-martins-guarulhos', 'cidade-soberana-guarulhos', 'cipava-osasco',
  'haroldo-veloso-guarulhos', 'jaguaribe-osasco', 'jardim-acacio-guarulhos', 'jardim-adriana-guarulhos',
  'jardim-angelica-guarulhos', 'jardim-ayrosa-osasco', 'jardim-barbosa-guarulhos', 'jardim-bonanca-osasco',
  'jardim-cumbica-guarulhos', 'jardim-d-abril-osasco', 'jardim-fortaleza-guarulhos', 'jardim-lenize-guarulhos',
  'jardim-maria-dirce-guarulhos', 'jardim-munhoz-guarulhos', 'jardim-nova-cumbica-guarulhos', 'jardim-ottawa-guarulhos',
  'jardim-palmira-guarulhos', 'jardim-paulista-guarulhos', 'jardim-peri-peri-sao-paulo-capital',
  'jardim-pinhal-guarulhos', 'jardim-piratininga-osasco', 'jardim-ponte-alta-guarulhos',
  'jardim-presidente-dutra-guarulhos', 'jardim-roberto-osasco', 'jardim-santa-francisca-guarulhos',
  'jardim-santa-maria-osasco', 'jardim-santo-afonso-guarulhos', 'jardim-santo-antonio-osasco',
  'jardim-sao-paulo-guarulhos', 'jardim-sao-pedro-osasco', 'jardim-triunfo-guarulhos', 'jardim-vila-galvao-guarulhos',
  'mato-das-cobras-guarulhos', 'morro-grande-guarulhos', 'munhoz-junior-osasco', 'parque-alvorada-guarulhos',
  'parque-das-nacoes-guarulhos', 'parque-jurema-guarulhos', 'parque-mikail-guarulhos', 'parque-primavera-guarulhos',
  'parque-renato-maia-guarulhos', 'parque-santo-antonio-guarulhos', 'parque-santos-dumont-guarulhos',
  'parque-uirapuru-guarulhos', 'quitauna-osasco', 'recreio-sao-jorge-guarulhos', 'sadokim-guarulhos',
  'torres-tibagy-guarulhos', 'vila-any-guarulhos', 'vila-barros-guarulhos', 'vila-carmela-guarulhos',
  'vila-fatima-guarulhos', 'vila-florida-guarulhos', 'vila-leonor-guarulhos', 'vila-menck-osasco',
  'vila-moreira-guarulhos', 'vila-nova-bonsucesso-guarulhos', 'vila-paraiso-guarulhos', 'vila-progresso-guarulhos',
  'vila-sao-jorge-guarulhos', 'vila-tijuco-guarulhos', 'vila-yolanda-osasco',
]);

export function isIndexedPlace({ slug }: Place): boolean {
  return !TOO_ALIKE.has(slug);
}
