import { Dialog } from '@base-ui/react/dialog';
import { useState, type SyntheticEvent } from 'react';
import { localOfInstant } from '../../business/local-moment.ts';
import { parseMoment, tomorrowAtNine } from '../typed-moment.ts';
import { MomentField } from './moment-field.tsx';

export interface ScheduleFormProps {
  readonly title: string;
  /** Where it is scheduled already. */
  readonly publishAt: string | null;
  readonly onClose: () => void;
  /** @param publishAt ISO-8601 UTC */
  readonly onSchedule: (publishAt: string) => void;
}

export function ScheduleForm({ title, publishAt, onClose, onSchedule }: ScheduleFormProps) {
  const [typed, setTyped] = useState(() => (publishAt ? localOfInstant(publishAt) : tomorrowAtNine(new Date())));
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const parsed = parseMoment(typed, new Date());
    if (!parsed.ok) return setRefusal(parsed.message);
    onSchedule(parsed.at.toISOString());
    onClose();
  };
  return (
    <>
      <Dialog.Description className="dialog-text">
        “{title}” entra no ar sozinha na data e na hora escolhidas. Até lá ninguém a vê.
      </Dialog.Description>
      <form className="form" onSubmit={submit} noValidate>
        <MomentField
          label="Data e hora"
          value={typed}
          refusal={refusal}
          onChange={(next) => {
            setTyped(next);
            setRefusal(null);
          }}
        />
        <div className="dialog-foot">
          <Dialog.Close className="button">Cancelar</Dialog.Close>
          <button type="submit" className="button main">
            Agendar
          </button>
        </div>
      </form>
    </>
  );
}
