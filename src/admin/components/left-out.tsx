import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DryRun } from '../../bulk/job-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { chooseSubject } from '../api-client.ts';
import { leftOutWords } from '../list-trial.ts';
import { notifyFailure } from '../notices.ts';

/** Where the titles stand on the screen. */
export const LEFT_OUT = 'ficam-de-fora';

interface Props {
  readonly list: DryRun['unanswered'];
  /** Called when a subject was chosen for a title: it may be understood now, with others of the same words. */
  readonly onChosen: () => void;
}

/** The titles that a job makes no page of, why, and what each may be about. */
export function LeftOut({ list, onChosen }: Props) {
  const choosing = useMutation({
    mutationFn: ({ title, entry }: { title: string; entry: string }) => chooseSubject(title, entry),
    onSuccess: onChosen,
    onError: (failure) => {
      if (!isSessionEnd(failure))
        notifyFailure(
          'O assunto não foi guardado',
          messageOf(failure, 'Não foi possível guardar o assunto escolhido.'),
        );
    },
  });
  const titles = useRef<HTMLUListElement>(null);
  const choose = (title: string, entry: string) => {
    // The button that was pressed goes with its title.
    titles.current?.focus();
    choosing.mutate({ title, entry });
  };
  if (list.count === 0) return null;
  const more = list.count - list.items.length;
  return (
    <div>
      <h3 id={LEFT_OUT}>Ficam de fora ({formatNumber(list.count)})</h3>
      <ul ref={titles} className="result-list left-out" tabIndex={0} aria-label="Ficam de fora">
        {list.items.map(({ position, title, reason, suggestions }) => (
          <li key={position}>
            <span>{title}</span>
            <span className="quiet">{reason}</span>
            {suggestions.length > 0 && (
              <span className="suggestions">
                {suggestions.map(({ entry, subject }) => (
                  <button
                    key={entry}
                    type="button"
                    className="button"
                    disabled={choosing.isPending}
                    aria-label={`${title}: é sobre ${subject}`}
                    onClick={() => choose(title, entry)}
                  >
                    {subject}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
        {more > 0 && <li className="quiet">... e mais {formatNumber(more)}</li>}
      </ul>
    </div>
  );
}

interface TickProps {
  readonly count: number;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** The id of where they are listed, if that is elsewhere. */
  readonly where?: string;
}

/** Said beside the button that starts the job. */
export function LeftOutTick({ count, checked, onChange, disabled = false, where }: TickProps) {
  return (
    <div className="left-out-tick" role="group" aria-label="O que fica de fora">
      <p>
        {leftOutWords(count)} {where !== undefined && <a href={`#${where}`}>Ver quais</a>}
      </p>
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        Criar mesmo assim, fora dos buscadores
      </label>
    </div>
  );
}
