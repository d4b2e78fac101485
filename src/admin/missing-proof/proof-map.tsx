import { useState } from 'react';
import type { PlaceProof } from '../../missing-proof/proof-contracts.ts';
import { MAP_HEIGHT, MAP_WIDTH, type MapMark, mapMarks } from './map-marks.ts';
import { type Lack, proofOfRegion, proofWords, type RegionProof } from './region-proof.ts';

const LEGEND: readonly (readonly [lack: Lack, words: string])[] = [
  ['much', '10 páginas ou mais à espera'],
  ['some', 'alguma à espera'],
  ['none', 'nenhuma à espera'],
  ['empty', 'sem páginas'],
];

interface ProofMapProps {
  readonly places: readonly PlaceProof[];
  /** Of the list; null shows all. */
  readonly chosen: string | null;
  readonly onChoose: (region: string | null) => void;
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

interface MarkProps {
  readonly mark: MapMark;
  readonly proof: RegionProof;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPoint: (region: string | null) => void;
}

/** A number says what the colour says. */
function Mark({ mark: { region, x, y }, proof, isChosen, onChoose, onPoint }: MarkProps) {
  const at = { left: percent(x, MAP_WIDTH), top: percent(y, MAP_HEIGHT) };
  if (proof.lack === 'empty') return <span className="proof-mark" data-lack="empty" style={at} title={region} />;
  return (
    <button
      type="button"
      className="proof-mark"
      data-lack={proof.lack}
      style={at}
      title={region}
      aria-label={proofWords(proof)}
      aria-pressed={isChosen}
      onClick={onChoose}
      onFocus={() => onPoint(region)}
      onBlur={() => onPoint(null)}
      onMouseEnter={() => onPoint(region)}
      onMouseLeave={() => onPoint(null)}
    >
      {proof.opens > 99 ? '99+' : proof.opens > 0 && proof.opens}
    </button>
  );
}

/** The municipalities and the capital's zones about where they lie; one that is pressed narrows the list to its places. */
export function ProofMap({ places, chosen, onChoose }: ProofMapProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const regions = new Map(mapMarks.map(({ region }) => [region, proofOfRegion(region, places)]));
  const told = regions.get(pointed ?? chosen ?? '');
  return (
    <section className="surface pad proof-map" aria-labelledby="no-mapa">
      <h2 id="no-mapa">No mapa</h2>
      <p className="quiet">
        O número é o de páginas à espera. Toque em uma região para ver só os lugares dela, e de novo para ver todos.
      </p>
      <div className="proof-marks" role="group" aria-labelledby="no-mapa">
        {mapMarks.map((mark) => {
          const proof = regions.get(mark.region);
          return (
            proof && (
              <Mark
                key={mark.region}
                mark={mark}
                proof={proof}
                isChosen={chosen === mark.region}
                onChoose={() => onChoose(chosen === mark.region ? null : mark.region)}
                onPoint={setPointed}
              />
            )
          );
        })}
      </div>
      <p className="proof-told">{told ? proofWords(told) : 'A Grande São Paulo, com a capital por zonas.'}</p>
      <ul className="proof-legend">
        {LEGEND.map(([lack, words]) => (
          <li key={lack}>
            <span className="proof-mark" data-lack={lack} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
