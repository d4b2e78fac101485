import { type ReactNode, useId } from 'react';
import type { UnderstandingOptions } from '../../pages/page-contracts.ts';
import type { PageListFilter } from '../../pages/page-list-filter.ts';
import { batchWords } from '../filter-words.ts';
import { useFilterChoices } from '../filter-choices.ts';
import { choiceOf, LEVELS, SERVICES } from '../page-list-address.ts';
import { SaveView } from './saved-views.tsx';

interface Props {
  readonly filter: PageListFilter;
  readonly onChange: (part: PageListFilter) => void;
  readonly onReplace: (filter: PageListFilter) => void;
}

/** Everything that the list can be narrowed by, and a name for what it is narrowed to. */
export function PageFilterFields({ filter, onChange, onReplace }: Props) {
  const { entries, places, jobs } = useFilterChoices(true);
  return (
    <>
      <div className="filter-fields">
        <Choice label="Lugar" value={filter.place} onChoose={(place) => onChange({ place })}>
          {places.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label="Serviço"
          value={filter.family}
          onChoose={(value) => onChange({ family: choiceOf(SERVICES, value), entry: undefined })}
        >
          {SERVICES.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Choice>
        <SubjectChoice filter={filter} entries={entries} onChange={onChange} />
        <Choice
          label="Qualidade"
          all="Todas"
          value={filter.level}
          onChoose={(value) => onChange({ level: choiceOf(LEVELS, value) })}
        >
          {LEVELS.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label="Criação em massa" all="Todas" value={filter.job} onChoose={(job) => onChange({ job })}>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {batchWords(job)}
            </option>
          ))}
        </Choice>
        <Day label="Criada de" value={filter.from} onChoose={(from) => onChange({ from })} />
        <Day label="Criada até" value={filter.to} onChoose={(to) => onChange({ to })} />
      </div>
      <SaveView filter={filter} onReplace={onReplace} />
    </>
  );
}

interface SubjectChoiceProps extends Pick<Props, 'filter' | 'onChange'> {
  readonly entries: UnderstandingOptions['entries'];
}

/** Of the chosen service alone, where one is chosen. */
function SubjectChoice({ filter, entries, onChange }: SubjectChoiceProps) {
  const services = SERVICES.filter(({ value }) => filter.family === undefined || filter.family === value);
  return (
    <Choice label="Assunto entendido" value={filter.entry} onChoose={(entry) => onChange({ entry })}>
      {services.map(({ value, name }) => (
        <optgroup key={value} label={name}>
          {entries
            .filter(({ family }) => family === value)
            .map(({ entry, subject }) => (
              <option key={entry} value={entry}>
                {subject}
              </option>
            ))}
        </optgroup>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** What stands where nothing is chosen. */
  readonly all?: string;
  readonly value: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
  readonly children: ReactNode;
}

function Choice({ label, all = 'Todos', value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
      >
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  );
}

function Day({ label, value, onChoose }: Omit<ChoiceProps, 'all' | 'children'>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type="date"
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
      />
    </div>
  );
}
