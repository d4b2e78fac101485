/** Who is in danger, what happens to them, and what does it: stems, in folded text. */

export const PERSON =
  /\b(crianc|filh[oa]|menin|nenem|bebe|net[oa]|guri|moleque|pessoa|alguem|gente|homem|mulher|idos|senhor|mae\b|pai\b|esposa|marido|irma|avo\b|vo\b|funcionari|vizinh|pedestre|porteiro|zelador|morador|alun[oa]s?\b|entregador|visita|moca\b|moco\b|rapaz|ciclista|mao|dedo|pe\b|pes\b|perna|braco (preso|do|da|dele|dela|esmag)|braco d[aeo] (crianc|menin|filh|meu|minha)|meu braco|o braco preso|cabeca|cabel|pescoc|ombro|testa\b|rosto|joelho|dedinho|maozinha|bracinho|barriga|costas|corpo)/;
/** Of whom it is told as often that he ran into it as that it caught him. */
export const KIN =
  /\b(sobrinh|garot|enteado|afilhad|sogr[oa]\b|diarista|tia\b|tio\b|prim[oa]\b|cunhad|tecnico|instalador|ajudante|servente|pedreiro|pintor|colega|amig[oa]\b|motoboy|carteiro)/;
export const ANIMAL =
  /\b(cachorr|cao\b|caes|gat[oai]|gatinh|pet\b|pets\b|pata\b|patinha|rabo|animal|animais|cadel|passar(o|inh)|papagai|calopsit|periquit|maritac|pomb[oa]|coelh|tartarug|jabuti|bicho preso|dog\b)/;
export const CAUGHT =
  /\b(prende|prendi|preso|presa|presos|presas|prensa|prensou|prensad|esmag|imprens|impresad|entalad|intalad|entalou|espreme|espremi|enganch|enrosc|enfiad|agarrad|agarrou|ficou pres|debaixo|embaixo|em baixo|pegou (a|o|na|no|minha|meu) (mao|dedo|pe|pata|rabo|braco|cabeca|filh|crianc|cachorr|gat))/;
export const HIT =
  /\b(bateu|caiu (em cima|sobre|na|no)|caiu n|atingiu|machuc|feri(?!as\b|ad)|acert|pegou|atropel|derrub|(portao|folha) (me |te )?(empurrou|jogou|lancou)|fechou (em cima|sobre|na|no)|fechou n|desceu (em cima|sobre|na|no)|sangr|cortou|quebrou (o|a) (braco(?! d[aeo]s? (porta|motor|basc|pivot|articul|levant|maquin|automat))|perna|mao|dedo|pe)|acident)/;
export const GATE =
  /\b(porta[oe]|portoes|portaum|folha|motor|automatizador|garagem|trilho|grade|basculante|deslizante|cremalheira|engrenagem)/;

export const GATE_OR_PART = new RegExp(
  `${GATE.source}|\\b(roldana|pinhao|corrente|correia|mola|cabo de aco|dobradica|batente)`,
);
export const GATE_OR_SHUTTER = new RegExp(`${GATE.source}|\\bporta de (aco|enrolar)`);

/** Who bleeds is no longer caught. */
export const WOUNDED =
  /\b(sangr|tont[oa]\b|zonz[oa]|desmai|inch(ou|ad)|galo\b|roxo|hematoma|(um|levou) corte|pontos|caiu)/;
/** What hangs, leans or is feared for has not fallen yet. */
export const THREATENS = /\b(dependurad|pendurad|bamb[oa]|tort[oa]|inclinad|tombad|medo|vai|quase|parece|pode|ameac)/;

/** Of whom it is told that a battery was swallowed: 'o controle engole pilha' is a remote that wears them out. */
export const SOMEONE = new RegExp(`${PERSON.source}|${KIN.source}|${ANIMAL.source}`);
