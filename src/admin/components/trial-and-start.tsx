import type { useListTrial } from '../list-trial.ts';
import { LEFT_OUT, LeftOutTick } from './left-out.tsx';

interface Props {
  readonly trial: ReturnType<typeof useListTrial>;
  readonly canTry: boolean;
  readonly canStart: boolean;
  /** Whether the list was worked off already. */
  readonly isMade: boolean;
  readonly disabled: boolean;
  /** Of the button that starts. */
  readonly words: string;
  readonly onTry: () => void;
  readonly onCreate: () => void;
}

/** The two buttons below a list: what would come of it, and the job. */
export function TrialAndStart({ trial, canTry, canStart, isMade, disabled, words, onTry, onCreate }: Props) {
  const { report } = trial;
  return (
    <>
      {/* Never disabled, nor the next one: the focus would be lost. */}
      <button type="button" className="button wide" aria-disabled={!canTry} onClick={() => canTry && onTry()}>
        {trial.isTrying ? 'Conferindo...' : 'Conferir antes de criar'}
      </button>
      {report && report.unanswered.count > 0 && (
        <LeftOutTick
          count={report.unanswered.count}
          checked={trial.includesLeftOut}
          onChange={trial.setIncludesLeftOut}
          disabled={disabled}
          where={LEFT_OUT}
        />
      )}
      <button
        type="button"
        className={isMade ? 'button wide' : 'button main wide'}
        aria-disabled={!canStart}
        onClick={() => canStart && onCreate()}
      >
        {words}
      </button>
    </>
  );
}
