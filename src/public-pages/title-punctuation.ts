/** What is asked, behind what it is asked of: 'portão rangendo muito o que passar'. */
const ASKED_LAST =
  /(?<!(?<!\p{L})(?:sei|sabe|sabem|saber|ver|e|de|a|o|para|por|com|descobrir|entender)) (o que (?:fazer|pode ser|passar|será|é)|como (?:resolver|consertar|arrumar|evitar|proceder|faz|fazer|faço)|quanto (?:custa|fica|sai)|quem paga|onde comprar|vale a pena|tem conserto|é (?:perigoso|normal|seguro)(?: \p{L}+r)?|qual (?:escolher|comprar|é melhor|(?:é )?(?:o |a )melhor))$/iu;
/** What is wanted to be known, behind what it is wanted of: 'automatizar portão manual valor'. */
const WANTED_LAST =
  /(?<=\p{L}{4}\P{L}.*)(?<!(?<!\p{L})(?:qual|o|os|do|de|e|em|por|seu|seus|bom|melhor|melhores|tabela|faixa|sem|com|menor)) ((?:valor|valores|preço|preços)(?: (?:na|no|em|nas|nos) (?!portão|motor|prédio|condomínio).+)?)$/iu;
/** Who repairs, behind what is broken: 'portão travado conserto na Mooca'. */
const REPAIR_LAST =
  /(?<=\p{L}{4}\P{L}.*)(?<!(?<!\p{L})(?:o|do|de|e|em|para|pra|por|com|sem|preciso|quero|faz|fazem|melhor|empresa|técnico|loja|oficina)) ((?:conserto|assistência) (?:na|no|em|nas|nos) (?!portão|motor).+)$/iu;
/** A question by its first words, in the order of one. */
const ASKED_FIRST =
  /^(?:qua(?:l|is|nto|nta|ntos|ntas)|quem|onde|de quanto em quanto|por que|pode|posso|podem|precisa|vale a pena|tem como|dá (?:para|pra)|é (?:possível|obrigatório|normal|perigoso)|será que|o que (?:é|fazer|pode|causa|significa))(?!\p{L})/iu;
const PUNCTUATED = /[,:;?!.–—-]/u;

/** A string of search words is shown with the mark that a sentence would have. */
export function punctuated(title: string): string {
  if (PUNCTUATED.test(title)) return title;
  if (ASKED_FIRST.test(title)) return `${title}?`;
  return title.replace(ASKED_LAST, ': $1?').replace(WANTED_LAST, ': $1').replace(REPAIR_LAST, ': $1');
}
