/** What an answer forbids, and what then would say the reverse further down the page. */
interface Forbidden {
  readonly forbids: RegExp;
  readonly bids: RegExp;
}

/** Of one kind of gate or of one circumstance among others: the rest may still be run and moved. */
const OF_SOME = /(?:^|[,;:] )(?:se|quando|com) |basculante|rampa|inclinad|ladeira/i;
const RULES: readonly Forbidden[] = [
  {
    forbids:
      /\b(?:não|nem)(?: (?:o|a|os|as|mais))? (?:use|acione|religue)\b(?! (?:água|óleo|força|secador|a força))|pare de (?:usar|acionar)|não se (?:move|usa|aciona)|não deve (?:seguir em uso|ser usad)/i,
    bids: /(?:^|[.:;,] |\be )(?:religue|acione|aperte o controle|ligue o disjuntor)\b|(?:religue|acione) (?:uma|1) (?:única )?vez/im,
  },
  {
    forbids: /\b(?:não|nem)(?: (?:o|a|os|as|mais))? (?:mova|empurre)\b|não se (?:move|empurra)/i,
    bids: /(?:^|[.:;,] |\be )(?:destrave|empurre|mova|corra|solte o motor)\b|^solt[oa] do motor/im,
  },
];

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!]) /);
}

/** Of checks and questions, those that fit the answer above them: none bids to run or move what it forbids to run or move. */
export function fittingAnswer<Item>(items: readonly Item[], answer: string, textOf: (item: Item) => string): Item[] {
  const broken = RULES.filter(
    ({ forbids, bids }) =>
      !bids.test(answer) && sentencesOf(answer).some((sentence) => forbids.test(sentence) && !OF_SOME.test(sentence)),
  );
  return items.filter((item) => !broken.some(({ bids }) => bids.test(textOf(item))));
}
