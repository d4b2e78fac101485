/** Who is spoken of beside what is asked: they tell nothing of the fault, and nobody is in danger. Folded text. */

const KIN =
  '(?:mae|pai|pais|avo|vo|sogr[oa]s?|filh[oa]s?|irmao|irma|ti[oa]|prim[oa]|cunhad[oa]|espos[oa]|marido|mulher|namorad[oa]|amig[oa]|patrao|patroa|chefe|client[ea])';
const OURS = '(?:minha|meu|meus|minhas|nossa|nosso)';
const THING = '(?:porta[oe]|portoes|porta|garagem|casa|apartamento|predio|loja|sitio|chacara|motor|controle)';

/** 'o portão da minha mãe' */
const OWNER = new RegExp(`\\b(${THING}) d[aeo]s? ${OURS} ${KIN}\\b`, 'g');

const WHO_SAYS =
  '(?:vizinh[oa]|porteiro|zelador|sindic[oa]|tecnico|instalador|serralheiro|pedreiro|eletricista|rapaz|moco|corretor|dono)';
/** 'meu pai diz que o portão …' */
const SAYS = new RegExp(
  `^(?:(?:o|a|${OURS}) )+(?:${KIN}|${WHO_SAYS}) (?:ja )?(?:diz|dizia|disse|falou|fala|acha|achou|jura|garante|contou) que (?=\\w+ \\w+)`,
);

const FRAIL =
  '(?:idos[oa]|velhinh[oa]|cadeirante|acamad[oa]|doente|gravida|gestante|surd[oa]|sozinh[oa]|\\d+ anos|(?:de|na|em|numa) cadeira de rodas|de (?:muletas?|andador|bengala))';
/** 'e minha mãe é idosa', 'tenho mãe cadeirante': why it is urgent. */
const WHO_NEEDS = new RegExp(
  `\\b(?:e |porque |pois )?(?:${OURS} ${KIN} (?:ja )?(?:e|eh|esta|ta|tem|anda|mora|vive|fica) (?:muito )?|(?:tenho|moro com|cuido d[aeo]) (?:(?:um|uma|${OURS}) )?${KIN} )${FRAIL}\\b`,
  'g',
);

/** The text without owners, those who say it and those for whose sake it is asked. */
export function withoutSaidOfPeople(folded: string): string {
  return folded.replace(OWNER, '$1').replace(SAYS, '').replace(WHO_NEEDS, '').replace(/ {2,}/g, ' ').trim();
}
