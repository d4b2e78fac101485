import { addresses } from '../../business/addresses.ts';
import { gateKinds, type GateKind } from '../../business/gate-kinds.ts';
import type { Place } from '../../business/place.ts';
import {
  FILTER_FIELDS,
  isFiltered,
  type PortfolioFilter,
  portfolioListAddress,
} from '../../business/portfolio-list.ts';
import { type PortfolioService, portfolioServices, portfolioTitle } from '../../business/portfolio-services.ts';
import type { ShownJob } from '../../business/shown-job.ts';
import { formatMonth } from '../../text/dates.ts';
import { capitalise, inPlace, plural } from '../../text/portuguese.ts';
import { PageHead } from '../sections/page-head.tsx';
import { PaginationLinks } from '../sections/pagination-links.tsx';
import { Photo } from '../sections/photo.tsx';
import type { SitePage } from '../site-page.ts';

/** What some job is about, and so can be chosen. */
export interface PortfolioSubjects {
  readonly places: readonly Place[];
  readonly gateKinds: readonly GateKind[];
  readonly services: readonly PortfolioService[];
}

interface PortfolioListInput {
  readonly jobs: readonly ShownJob[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
  readonly filter: PortfolioFilter;
  readonly subjects: PortfolioSubjects;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly chosen: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ name, label, all, chosen, choices }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Filter({ filter, subjects }: Pick<PortfolioListInput, 'filter' | 'subjects'>) {
  const placeChoice = ({ slug, name, kind, municipality }: Place) => ({
    value: slug,
    label: kind === 'municipality' ? name : `${name}, ${municipality}`,
  });
  return (
    <form className="job-filter" action={addresses.portfolio}>
      <Choice
        name={FILTER_FIELDS.place}
        label="Lugar"
        all="Todos"
        chosen={filter.place?.slug}
        choices={subjects.places.map(placeChoice)}
      />
      <Choice
        name={FILTER_FIELDS.gateKind}
        label="Portão"
        all="Todos"
        chosen={filter.gateKind === null ? undefined : gateKinds[filter.gateKind].key}
        choices={subjects.gateKinds.map((kind) => ({
          value: gateKinds[kind].key,
          label: capitalise(gateKinds[kind].gate.name),
        }))}
      />
      <Choice
        name={FILTER_FIELDS.service}
        label="Serviço"
        all="Todos"
        chosen={filter.service === null ? undefined : portfolioServices[filter.service].value}
        choices={subjects.services.map((service) => portfolioServices[service])}
      />
      <button className="button button-steel" type="submit">
        Filtrar
      </button>
    </form>
  );
}

function Jobs({ jobs }: Pick<PortfolioListInput, 'jobs'>) {
  return (
    <ul className="job-list">
      {jobs.map((job) => (
        <li key={job.slug}>
          {job.photos.slice(-1).map((photo) => (
            <Photo key={photo.hash} photo={photo} sizes="(width < 640px) 92vw, 24rem" widest={960} />
          ))}
          <h2>
            <a href={addresses.portfolioJob(job.slug)}>
              {portfolioTitle(job.service, job.gateKind)} {inPlace(job.place)}
            </a>
          </h2>
          <p className="meta">{formatMonth(job.month)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Jobs that were done, newest first. A narrowed list is for people: search engines have the whole one and each job. */
export function portfolioListPage({ jobs, total, page, lastPage, filter, subjects }: PortfolioListInput): SitePage {
  const narrowed = isFiltered(filter);
  const suffix = page > 1 ? `, página ${page}` : '';
  return {
    head: {
      title: ({ facts }) => `Serviços feitos em portões, com fotos: ${facts.company.name}${suffix}`,
      description: `Instalações e consertos de portão automático feitos na Grande São Paulo, com fotos de antes e depois, bairro por bairro${suffix}.`,
      canonicalPath: narrowed ? null : addresses.portfolioPage(page),
      ...(narrowed && { picturePath: addresses.portfolio }),
      indexable: !narrowed,
    },
    styles: ['site', 'article', 'listing', 'portfolio'],
    breadcrumb: { trail: [], current: 'Serviços feitos' },
    body: (
      <div className="wrap listing">
        <PageHead
          title="Serviços feitos"
          lead="Portões que instalamos e consertamos, com fotos tiradas no local."
          meta={plural(total, 'serviço', 'serviços')}
        />
        <Filter filter={filter} subjects={subjects} />
        {jobs.length === 0 ? (
          <p>
            Ainda não mostramos um serviço assim. <a href={addresses.portfolio}>Ver todos os serviços feitos</a>
          </p>
        ) : (
          <Jobs jobs={jobs} />
        )}
        {lastPage > 1 && (
          <PaginationLinks
            label="Páginas dos serviços feitos"
            current={page}
            last={lastPage}
            addressOf={(number) => portfolioListAddress(filter, number)}
          />
        )}
      </div>
    ),
  };
}
