import { addresses } from '../../business/addresses.ts';
import type { DryRun } from '../../bulk/job-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { listOf, plural } from '../../text/portuguese.ts';
import { describeOwnWords } from '../own-words-level.ts';
import { LeftOut } from './left-out.tsx';
import { UnderstoodGroups } from './understood-groups.tsx';

interface Props {
  readonly report: DryRun;
  /** How many pages a job would make, with those that are included on purpose. */
  readonly pages: number;
  /** A subject was chosen for a title that would be left out. */
  readonly onChosen: () => void;
}

/** What a job of these titles would do; nothing has been written. */
export function DryRunReport({ report, pages, onChosen }: Props) {
  const { total, to_create, invalid, duplicates, existing, too_alike, understood, unanswered, partly_answered, trial } =
    report;
  return (
    <section className="surface pad dry-run" aria-labelledby="conferencia">
      <h2 id="conferencia">Conferência</h2>
      <p>
        {total === 1 ? 'De 1 título, ' : `De ${formatNumber(total)} títulos, `}
        <strong>{plural(pages, 'página seria criada', 'páginas seriam criadas')}</strong>. Nada foi gravado.
      </p>
      {trial && (
        <p className={trial.noindex > 0 ? 'warned' : 'quiet'}>
          {trial.pages === to_create
            ? 'Semelhança dessas páginas'
            : `Semelhança em uma amostra de ${plural(trial.pages, 'página', 'páginas')}`}
          : média de {Math.round(trial.mean * 100)}%, a maior de {Math.round(trial.worst * 100)}%
          {trial.noindex > 0 &&
            `; ${plural(trial.noindex, 'ficaria', 'ficariam')} fora dos buscadores (noindex). Aumente a criatividade`}
          .
        </p>
      )}
      {trial && (
        <p className={trial.few_own_words > 0 ? 'warned' : 'quiet'}>
          Palavras próprias: {describeOwnWords(trial.own_words).percent}% na página mediana
          {trial.few_own_words > 0 &&
            `; ${plural(trial.few_own_words, 'ficaria', 'ficariam')} abaixo de 25% e fora dos buscadores (noindex), até haver conteúdo próprio: um serviço feito no lugar, com fotos`}
          .
        </p>
      )}
      <LeftOut list={unanswered} onChosen={onChosen} />
      <Findings name="Não servem" list={invalid} words={({ title, reason }) => [title, reason]} />
      <Findings
        name="Repetidos na lista"
        list={duplicates}
        words={({ title, first_position }) => [title, `Mesmo endereço do título ${formatNumber(first_position + 1)}.`]}
      />
      <Findings
        name="Endereço já existe"
        list={existing}
        words={({ title, slug }) => [title, addresses.usefulLink(slug)]}
      />
      <Findings
        name="Parecidos demais"
        list={too_alike}
        words={({ title, like }) => [title, `Pede o mesmo que “${like}”: as duas páginas disputariam a mesma busca.`]}
      />
      <Findings
        name="Respondidos só em parte"
        list={partly_answered}
        words={({ title, words }) => [
          title,
          `A página não falaria de ${listOf(words.map((word) => `“${word}”`))}: tire do título o que não importa, ou complete o texto depois.`,
        ]}
      />
      <UnderstoodGroups groups={understood} />
    </section>
  );
}

interface FindingsProps<Item> {
  readonly name: string;
  readonly list: { readonly count: number; readonly items: readonly Item[] };
  readonly words: (item: Item) => readonly [title: string, detail: string];
}

function Findings<Item extends { readonly position: number }>({ name, list, words }: FindingsProps<Item>) {
  if (list.count === 0) return null;
  const more = list.count - list.items.length;
  return (
    <div>
      <h3>
        {name} ({formatNumber(list.count)})
      </h3>
      <ul className="result-list" tabIndex={0} aria-label={name}>
        {list.items.map((item) => {
          const [title, detail] = words(item);
          return (
            <li key={item.position}>
              <span>{title}</span>
              <span className="quiet">{detail}</span>
            </li>
          );
        })}
        {more > 0 && <li className="quiet">... e mais {formatNumber(more)}</li>}
      </ul>
    </div>
  );
}
