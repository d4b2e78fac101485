/** In letters: two or three lines of a phone. What is longer is no gist. */
const LONGEST = 120;
/** Of a first sentence that has no clause to lead it: bold over a line more reads better than no beginning. */
const LONGEST_WHOLE = 150;
/** The first clause of a longer sentence, where what follows only says why, when or how. */
const CLAUSE = /^.{30,120}?,(?= (?:mas|e|porque|que|sem|com|pois|desde) )/u;
/** Of a yes or a no, what is affirmed: never without its condition. */
const AFFIRMED =
  /^(?:Sim|Não), .{20,110}?,(?! (?:se|quando|desde|salvo|exceto|menos|só|onde|caso|em caso|no caso|a menos|a não) )/u;

/** Up to the end of the first sentence, or to where it begins to say why: a figure behind a colon belongs to what is before it. */
const FIRST = /^.+?(?:[.!?](?= \p{Lu})|[:;](?= \p{Ll})|[.!?]$)/u;

/** What a text says first, where that is short enough to be read at a glance, and the rest: ['Sim:', ' a teia corta o feixe.']. */
export function ledByGist(text: string): readonly [gist: string, rest: string] {
  const gist = FIRST.exec(text)?.[0] ?? '';
  const whole = gist.length > LONGEST_WHOLE ? '' : gist;
  const isLong = gist.length > LONGEST || gist === '';
  const led = isLong ? ((AFFIRMED.exec(text) ?? CLAUSE.exec(text))?.[0] ?? whole) : gist;
  return [led, text.slice(led.length)];
}
