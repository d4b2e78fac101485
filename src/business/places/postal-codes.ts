/**
 * The last prefix of five digits in each municipality's range of postal codes. The region 0 of the Correios is exactly Greater São Paulo, so
 * each range begins where the one before it ends; the capital has two. (Source: Correios, Busca Faixa de CEP.)
 */
const RANGE_ENDS: readonly (readonly [last: number, municipality: string])[] = [
  [5999, 'São Paulo'],
  [6299, 'Osasco'],
  [6399, 'Carapicuíba'],
  [6499, 'Barueri'],
  [6549, 'Santana de Parnaíba'],
  [6599, 'Pirapora do Bom Jesus'],
  [6649, 'Jandira'],
  [6699, 'Itapevi'],
  [6729, 'Cotia'],
  [6749, 'Vargem Grande Paulista'],
  [6799, 'Taboão da Serra'],
  [6849, 'Embu das Artes'],
  [6889, 'Itapecerica da Serra'],
  [6899, 'São Lourenço da Serra'],
  [6949, 'Embu-Guaçu'],
  [6999, 'Juquitiba'],
  [7399, 'Guarulhos'],
  [7499, 'Arujá'],
  [7599, 'Santa Isabel'],
  [7699, 'Mairiporã'],
  [7749, 'Caieiras'],
  [7799, 'Cajamar'],
  [7899, 'Franco da Rocha'],
  [7999, 'Francisco Morato'],
  [8499, 'São Paulo'],
  [8549, 'Ferraz de Vasconcelos'],
  [8569, 'Poá'],
  [8599, 'Itaquaquecetuba'],
  [8699, 'Suzano'],
  [8899, 'Mogi das Cruzes'],
  [8939, 'Guararema'],
  [8969, 'Biritiba Mirim'],
  [8999, 'Salesópolis'],
  [9299, 'Santo André'],
  [9399, 'Mauá'],
  [9449, 'Ribeirão Pires'],
  [9499, 'Rio Grande da Serra'],
  [9599, 'São Caetano do Sul'],
  [9899, 'São Bernardo do Campo'],
  [9999, 'Diadema'],
];

/** Below it no postal code has been given out. */
const FIRST_PREFIX = 1000;

/** @param digits at least five, without the hyphen. Null outside Greater São Paulo. */
export function municipalityOfPostalCode(digits: string): string | null {
  const prefix = Number(digits.slice(0, 5));
  if (prefix < FIRST_PREFIX) return null;
  return RANGE_ENDS.find(([last]) => prefix <= last)?.[1] ?? null;
}
