import { Fragment } from 'react';
import type { ListOutcome } from '../list-plan-words.ts';
import type { ListPlan } from '../list-plan.ts';
import { SpreadFields } from './spread-fields.tsx';

interface Props {
  readonly plan: ListPlan;
  /** Pages that would come of the list. */
  readonly count: number;
  readonly disabled: boolean;
}

const KINDS: readonly { readonly kind: ListOutcome['kind']; readonly name: string }[] = [
  { kind: 'now', name: 'Publicar agora' },
  { kind: 'spread', name: 'Algumas por dia' },
  { kind: 'drafts', name: 'Só rascunhos' },
];

/** When the pages of a list are published, and what the button below will do. */
export function PublishChoice({ plan, count, disabled }: Props) {
  return (
    <fieldset className="publish-choice" disabled={disabled}>
      <legend>Publicação</legend>
      {KINDS.map(({ kind, name }) => (
        <Fragment key={kind}>
          <label>
            <input type="radio" name="publicacao" checked={plan.kind === kind} onChange={() => plan.setKind(kind)} />
            {name}
          </label>
          {kind === 'spread' && plan.kind === kind && <SpreadFields plan={plan} />}
        </Fragment>
      ))}
      <p className="small" role="status">
        {plan.outcomeWords(count)}
      </p>
    </fieldset>
  );
}
