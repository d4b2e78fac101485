/** The regular forms of a verb, so that a vocabulary need not list them: 'fechar' → fechei, fechasse, fechariam. Folded words only. */

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ar: (
    'o a amos am ei aste ou aram ava avam ara arao aria ariam arei asse assem e em arem armos ando ado ada ' +
    'ados adas'
  ).split(' '),
  er: 'o e emos em i este eu eram ia iam era erao eria eriam erei esse essem a am erem endo ido ida idos idas'.split(
    ' ',
  ),
  ir: 'o e imos em i iste iu iram ia iam ira irao iria iriam irei isse issem a am irem indo ido ida idos idas'.split(
    ' ',
  ),
};
/** Shorter words mean too much else: 'para', 'pega', 'gira'. */
const SHORTEST_FORM = 6;
const INFINITIVE = /^([a-z]{2,})(ar|er|ir)$/;

/** Pure. Empty where the word is no infinitive. */
export function verbForms(infinitive: string): string[] {
  const [, stem = '', kind = ''] = INFINITIVE.exec(infinitive) ?? [];
  return (ENDINGS[kind] ?? [])
    .map((ending) => soundingAlike(stem, kind, ending) + ending)
    .filter((form) => form.length >= SHORTEST_FORM);
}

/** 'colocar' → 'coloque', 'ligar' → 'ligue', 'cadastrar' → 'cadastre' */
function soundingAlike(stem: string, kind: string, ending: string): string {
  if (kind !== 'ar' || !ending.startsWith('e')) return stem;
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu');
}
