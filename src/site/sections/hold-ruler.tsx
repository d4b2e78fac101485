import { useSite } from '../site-context.ts';

const LEFT = 10;
const WIDTH = 380;

/** How long a button is held, on the ruler of the race: a mark a second. Its text says the same, so that it is decorative. */
function HoldRuler({ seconds }: { readonly seconds: number }) {
  const { board } = useSite().facts;
  const last = Math.max(board.clearTravelSeconds, board.eraseRemotesSeconds) + 2;
  const at = (second: number) => (LEFT + (second * WIDTH) / last).toFixed(1);
  const marks = Array.from({ length: last + 1 }, (_, second) => `M${at(second)} 40v${second === 0 ? 14 : 9}`);
  return (
    <svg className="hold-ruler" viewBox="0 0 400 80" fill="currentColor" aria-hidden="true">
      <path fill="#c57b06" d={`M${LEFT} 30H${at(seconds)}v10H${LEFT}z`} />
      <path stroke="currentColor" d={`${marks.join('')}M${at(seconds)} 26v34`} />
      <text x={LEFT} y="74" fontSize="16">
        0
      </text>
      <text x={at(seconds)} y="20" fontSize="20" fontWeight="700" textAnchor="middle">
        {seconds} s
      </text>
    </svg>
  );
}

export function EraseRemotesRuler() {
  return <HoldRuler seconds={useSite().facts.board.eraseRemotesSeconds} />;
}

export function ClearTravelRuler() {
  return <HoldRuler seconds={useSite().facts.board.clearTravelSeconds} />;
}
