import { Link, useNavigate } from 'react-router';
import { companySections, type SectionId } from '../../business/company/company-sections.ts';
import type { Change, CompanyOverview, FieldError } from '../../company/contracts.ts';
import { isSection, sectionOfPath } from './field-places.ts';

export type PartId = SectionId | 'pronto' | 'historico' | 'arquivo';

/** The query string's name of the part that is shown. */
export const PART = 'parte';

const OWN_PARTS: readonly { readonly id: PartId; readonly title: string }[] = [
  { id: 'pronto', title: 'Pronto para publicar?' },
  { id: 'historico', title: 'Histórico' },
  { id: 'arquivo', title: 'Exportar e importar' },
];

export const parts: readonly { readonly id: PartId; readonly title: string }[] = [
  ...OWN_PARTS.slice(0, 1),
  ...companySections,
  ...OWN_PARTS.slice(1),
];

export function partOf(asked: string | null, { samples }: CompanyOverview): PartId {
  if (isSection(asked)) return asked;
  return OWN_PARTS.find(({ id }) => id === asked)?.id ?? (samples.length > 0 ? 'pronto' : 'identity');
}

export const addressOfPart = (id: PartId) => `?${PART}=${id}`;

interface Props {
  readonly part: PartId;
  readonly overview: CompanyOverview;
  readonly refused: readonly FieldError[];
}

const countIn = (id: PartId, entries: readonly (Change | FieldError)[]) =>
  entries.filter(({ path }) => sectionOfPath(path) === id).length;

interface Mark {
  readonly text: string;
  readonly words: string;
  readonly level: 'bad' | 'warning' | 'good';
}

/** What is to be seen in a part before it is opened. */
function markOf(id: PartId, { overview, refused }: Props): Mark | null {
  if (id === 'pronto')
    return overview.samples.length === 0
      ? null
      : { text: String(overview.samples.length), words: 'por confirmar', level: 'warning' };
  const wrong = countIn(id, refused);
  if (wrong > 0 && isSection(id)) return { text: String(wrong), words: 'a corrigir', level: 'bad' };
  const changed = isSection(id) ? countIn(id, overview.draft?.changes ?? []) : 0;
  return changed === 0 ? null : { text: String(changed), words: 'por publicar', level: 'good' };
}

/** The parts of the screen; one is shown at a time. On a narrow screen they are a choice. */
export function CompanyParts(props: Props) {
  const navigate = useNavigate();
  const { part, overview } = props;
  const shown = parts.filter(({ id }) => id !== 'pronto' || part === id || overview.samples.length > 0);
  return (
    <nav className="company-parts" aria-label="Partes dos dados">
      <ul>
        {shown.map(({ id, title }) => {
          const mark = markOf(id, props);
          return (
            <li key={id}>
              <Link to={addressOfPart(id)} aria-current={id === part ? 'page' : undefined}>
                <span>{title}</span>
                {mark && (
                  <span className="badge" data-level={mark.level} title={`${mark.text} ${mark.words}`}>
                    {mark.text}
                    <span className="sr-only"> {mark.words}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="part-choice">
        <label htmlFor="parte">Parte</label>
        <select
          id="parte"
          className="field"
          value={part}
          onChange={({ target }) => void navigate(addressOfPart(partOf(target.value, overview)))}
        >
          {shown.map(({ id, title }) => {
            const mark = markOf(id, props);
            return (
              <option key={id} value={id}>
                {mark === null ? title : `${title} (${mark.text} ${mark.words})`}
              </option>
            );
          })}
        </select>
      </div>
    </nav>
  );
}
