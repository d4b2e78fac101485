import { type AskedEntry, textsOf } from './entry.ts';

const OF_ANOTHER_KIND = /de correr|deslizante|(?:portão|folha|(?<!\p{L})(?:é|no|n?a|do|o)) de abrir|pivotante/iu;
const RELEASES =
  /(?<!\p{L})(?:destrav|solte(?!\p{L})|gir(?:e|ar) a chave|desengate (?:o|a) |empurr|puxe|levante(?!\p{L})|erg[au](?!\p{L})|abaixe(?!\p{L}))/iu;
/** 'Se não abre, solte' forbids nothing, and neither does 'sem luz, solte'. */
const FORBIDS =
  /(?<!(?:se|quando) (?:el[ae] )?)(?<!\p{L})(?:não|nem|nunca|ninguém|nenhum|técnico|sem(?= (?:o |a )?(?:destrav|desengat|empurr|pux)))(?!\p{L})/iu;
const SENTENCE = /[^.;?!:]+/g;

/** What is wrong in what an entry says of a tilting gate: another kind's words, or a bid to release or lift the leaf. What `avoid` names is forbidden there. */
export function tiltingProblems({ tilting, gateKinds }: AskedEntry): string[] {
  if (tilting === undefined) return [];
  const { avoid = [], ...bids } = tilting;
  const texts = [...textsOf(bids), ...textsOf({ avoid })];
  return [
    ...(gateKinds.length === 0 || gateKinds.includes('tilting') ? [] : ['tilting stands in an entry of other gates']),
    ...texts
      .filter(([, text]) => OF_ANOTHER_KIND.test(text))
      .map(([path]) => `tilting.${path} speaks of another kind of gate`),
    ...textsOf(bids)
      .filter(([, text]) => (text.match(SENTENCE) ?? []).some((said) => RELEASES.test(said) && !FORBIDS.test(said)))
      .map(([path]) => `tilting.${path} bids to release or to lift the leaf`),
  ];
}
