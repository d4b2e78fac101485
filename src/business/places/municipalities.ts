/**
 * The 39 municipalities of Greater São Paulo (Lei Complementar Estadual 1.139/2011). None of them takes an article.
 * Coordinates of the seat, in degrees to two decimals (IBGE).
 */
export const municipalityCoordinates: Readonly<
  Record<string, { readonly latitude: number; readonly longitude: number }>
> = {
  Arujá: { latitude: -23.4, longitude: -46.32 },
  Barueri: { latitude: -23.51, longitude: -46.88 },
  'Biritiba Mirim': { latitude: -23.57, longitude: -46.04 },
  Caieiras: { latitude: -23.36, longitude: -46.74 },
  Cajamar: { latitude: -23.36, longitude: -46.88 },
  Carapicuíba: { latitude: -23.52, longitude: -46.84 },
  Cotia: { latitude: -23.6, longitude: -46.92 },
  Diadema: { latitude: -23.69, longitude: -46.62 },
  'Embu das Artes': { latitude: -23.65, longitude: -46.85 },
  'Embu-Guaçu': { latitude: -23.83, longitude: -46.81 },
  'Ferraz de Vasconcelos': { latitude: -23.54, longitude: -46.37 },
  'Francisco Morato': { latitude: -23.28, longitude: -46.74 },
  'Franco da Rocha': { latitude: -23.32, longitude: -46.73 },
  Guararema: { latitude: -23.41, longitude: -46.04 },
  Guarulhos: { latitude: -23.46, longitude: -46.53 },
  'Itapecerica da Serra': { latitude: -23.72, longitude: -46.85 },
  Itapevi: { latitude: -23.55, longitude: -46.93 },
  Itaquaquecetuba: { latitude: -23.49, longitude: -46.35 },
  Jandira: { latitude: -23.53, longitude: -46.9 },
  Juquitiba: { latitude: -23.93, longitude: -47.07 },
  Mairiporã: { latitude: -23.32, longitude: -46.59 },
  Mauá: { latitude: -23.67, longitude: -46.46 },
  'Mogi das Cruzes': { latitude: -23.52, longitude: -46.19 },
  Osasco: { latitude: -23.532, longitude: -46.778 },
  'Pirapora do Bom Jesus': { latitude: -23.4, longitude: -47.0 },
  Poá: { latitude: -23.53, longitude: -46.35 },
  'Ribeirão Pires': { latitude: -23.71, longitude: -46.41 },
  'Rio Grande da Serra': { latitude: -23.74, longitude: -46.4 },
  Salesópolis: { latitude: -23.53, longitude: -45.85 },
  'Santa Isabel': { latitude: -23.32, longitude: -46.22 },
  'Santana de Parnaíba': { latitude: -23.44, longitude: -46.92 },
  'Santo André': { latitude: -23.66, longitude: -46.53 },
  'São Bernardo do Campo': { latitude: -23.69, longitude: -46.56 },
  'São Caetano do Sul': { latitude: -23.62, longitude: -46.55 },
  'São Lourenço da Serra': { latitude: -23.85, longitude: -46.94 },
  'São Paulo': { latitude: -23.55, longitude: -46.63 },
  Suzano: { latitude: -23.54, longitude: -46.31 },
  'Taboão da Serra': { latitude: -23.6, longitude: -46.75 },
  'Vargem Grande Paulista': { latitude: -23.6, longitude: -47.02 },
};

export const CAPITAL = 'São Paulo';

export const municipalityNames: readonly string[] = Object.keys(municipalityCoordinates);
