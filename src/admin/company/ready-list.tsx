import { useState } from 'react';
import type { SampleId, SampleToConfirm } from '../../business/samples.ts';
import type { Change, CompanyOverview } from '../../company/contracts.ts';
import { formatDay } from '../../text/dates.ts';
import { plural } from '../../text/portuguese.ts';
import type { CompanyActs } from './company-acts.ts';
import { useCompanyForm } from './company-form.ts';
import { spreadPath } from './data-path.ts';
import { fieldAt } from './field-places.ts';
import { FieldTree } from './field-tree.tsx';

interface Props {
  readonly overview: CompanyOverview;
  readonly confirming: CompanyActs['confirming'];
}

/** What is still an example: confirmed with a press, or replaced in the fields that open below it. */
export function ReadyList({ overview, confirming }: Props) {
  const { samples, confirmed, draft } = overview;
  const [open, setOpen] = useState<SampleId | null>(null);
  return (
    <>
      <p className="quiet">
        {samples.length === 0
          ? 'Tudo o que o site diz foi confirmado ou trocado.'
          : 'Confirme o que já está certo e troque o que não está. O que for confirmado sai da lista.'}
      </p>
      <ul className="ready-list">
        {samples.map((sample) => (
          <ReadyItem
            key={sample.id}
            sample={sample}
            changes={draft?.changes ?? []}
            isOpen={open === sample.id}
            isBusy={confirming.isPending}
            onToggle={() => setOpen((before) => (before === sample.id ? null : sample.id))}
            onConfirm={() => confirming.mutate([sample.id])}
          />
        ))}
      </ul>
      {confirmed.length > 0 && (
        <p className="quiet small">
          {plural(confirmed.length, 'item confirmado', 'itens confirmados')}, o último por{' '}
          {confirmed.at(-1)?.confirmed_by} em {formatDay(confirmed.at(-1)?.confirmed_at ?? '')}.
        </p>
      )}
    </>
  );
}

interface ItemProps {
  readonly sample: SampleToConfirm;
  /** Of the draft: what it changes is no longer to be confirmed as it is. */
  readonly changes: readonly Change[];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
  readonly onConfirm: () => void;
}

function ReadyItem({ sample, changes, isOpen, isBusy, onToggle, onConfirm }: ItemProps) {
  const { subject, detail, fields, confirmable } = sample;
  const { typed } = useCompanyForm();
  const paths = fields.flatMap((path) => spreadPath(typed, path));
  const isChanged = changes.some((change) => paths.some((path) => `${change.path}.`.startsWith(`${path}.`)));
  return (
    <li>
      <div className="ready-text">
        <h3>{subject}</h3>
        <p className="quiet">{detail}</p>
      </div>
      <div className="ready-acts">
        {fields.length > 0 && (
          <button
            type="button"
            className="button"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Fechar' : 'Mudar'}: ${subject}`}
            onClick={onToggle}
          >
            {isOpen ? 'Fechar' : 'Mudar'}
          </button>
        )}
        {isChanged && (
          <span className="badge" data-level="good">
            Por publicar
          </span>
        )}
        {confirmable && !isChanged && (
          <button
            type="button"
            className="button main"
            aria-label={`Confirmar: ${subject}`}
            disabled={isBusy}
            onClick={onConfirm}
          >
            Confirmar
          </button>
        )}
      </div>
      {isOpen && (
        <div className="ready-fields">
          {paths.map((path) => {
            const node = fieldAt(path);
            return node && <FieldTree key={path} path={path} node={node} />;
          })}
          <p className="quiet small">O que você mudar sai da lista depois de publicado.</p>
        </div>
      )}
    </li>
  );
}
