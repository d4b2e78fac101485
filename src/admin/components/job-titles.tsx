import { addresses } from '../../business/addresses.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import type { JobProgress } from '../job-progress.ts';
import { reasonOf } from '../job-words.ts';
import { OwnWords } from './own-words.tsx';
import { SimilarityGauge } from './similarity-gauge.tsx';

const SHOWN_PAGES = 200;

export function FailedTitles({ failures }: Pick<JobProgress, 'failures'>) {
  return (
    <div>
      <h3>Erros ({formatNumber(failures.length)})</h3>
      <ul className="result-list" tabIndex={0} aria-label="Erros">
        {failures.map((failure) => (
          <li key={failure.index}>
            <strong className="failed">Erro no título {failure.index + 1}</strong>
            <span>{failure.title}</span>
            <span className="quiet">{reasonOf(failure)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ExistingPages({ existing }: Pick<JobProgress, 'existing'>) {
  return (
    <div>
      <h3>Já existiam ({formatNumber(existing.length)})</h3>
      <ul className="result-list" tabIndex={0} aria-label="Já existiam">
        {existing.slice(0, SHOWN_PAGES).map(({ index, title, slug }) => (
          <li key={index}>
            <a href={addresses.usefulLink(slug ?? '')} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
        {existing.length > SHOWN_PAGES && (
          <li className="quiet">... e mais {plural(existing.length - SHOWN_PAGES, 'página', 'páginas')}</li>
        )}
      </ul>
    </div>
  );
}

/** @param count of all pages that were created, also of those that are not listed here. */
export function CreatedPages({ created, count }: Pick<JobProgress, 'created'> & { readonly count: number }) {
  return (
    <div>
      <h3>Páginas criadas ({formatNumber(count)})</h3>
      <ul className="result-list" tabIndex={0} aria-label="Páginas criadas">
        {created.slice(0, SHOWN_PAGES).map(({ index, title, slug, likeness, own_words }) => (
          <li key={index}>
            {slug === null || likeness === null ? (
              <>
                <span>{title}</span>
                <span className="quiet small">A página não está mais neste endereço.</span>
              </>
            ) : (
              <a href={addresses.usefulLink(slug)} target="_blank" rel="noopener">
                {title}
              </a>
            )}
            {likeness !== null && <SimilarityGauge similarity={likeness} />}
            {own_words !== null && <OwnWords share={own_words} />}
          </li>
        ))}
        {created.length > SHOWN_PAGES && (
          <li className="quiet">... e mais {formatNumber(created.length - SHOWN_PAGES)} páginas</li>
        )}
      </ul>
    </div>
  );
}
