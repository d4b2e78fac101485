import { lazy, Suspense } from 'react';
import type { Correction } from '../correction.ts';
import type { Understood } from '../../pages/page-contracts.ts';
import { useChoiceGroups } from '../offered-choices.ts';
import { gateKindFrom, isAnswered, kindWords, placeWords, subjectWords } from '../understanding-labels.ts';
import type { ChipChoiceProps } from './chip-choice.tsx';

// The choice is a part that nobody needs before the first draft.
const ChipChoice = lazy(() => import('./chip-choice.tsx'));

interface Props {
  readonly understood: Understood;
  readonly onChoose: (change: Correction) => void;
}

/** Subject, place and kind of gate can be changed; the maker is read from the title alone. */
export function UnderstandingChips({ understood, onChoose }: Props) {
  const { subjects, places, kinds } = useChoiceGroups(understood);
  const { entry, place, gate_kind, brand } = understood;
  const isPlaceSettled = place === null || place.kind === 'own';
  return (
    <ul className="chips">
      <Chip
        name="Assunto"
        words={subjectWords(understood)}
        value={isAnswered(understood) ? entry : null}
        groups={subjects}
        hint="Procurar assunto"
        onChoose={(value) => onChoose({ entry: value })}
      />
      <Chip
        name="Lugar"
        words={placeWords(understood)}
        value={isPlaceSettled ? (place?.key ?? '') : null}
        groups={places}
        hint="Procurar lugar"
        onChoose={(value) => onChoose({ place: value })}
      />
      <Chip
        name="Portão"
        words={kindWords(understood)}
        value={gate_kind ?? ''}
        groups={kinds}
        hint="Procurar tipo de portão"
        onChoose={(value) => onChoose({ gate_kind: gateKindFrom(value) })}
      />
      {brand !== null && (
        <li>
          <span className="chip chip-read">
            <span className="chip-name">Marca</span>
            <span className="chip-value">{brand}</span>
          </span>
        </li>
      )}
    </ul>
  );
}

function Chip(props: ChipChoiceProps) {
  return (
    <li>
      <Suspense
        fallback={
          <span className="chip">
            <span className="chip-name">{props.name}</span>
            <span className="chip-value">{props.words}</span>
          </span>
        }
      >
        <ChipChoice {...props} />
      </Suspense>
    </li>
  );
}
