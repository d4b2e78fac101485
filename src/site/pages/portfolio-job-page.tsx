import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { gateKinds } from '../../business/gate-kinds.ts';
import { whereIs } from '../../business/place.ts';
import { placeHref } from '../../business/place-href.ts';
import { portfolioServices, portfolioTitleIn } from '../../business/portfolio-services.ts';
import type { ShownJob } from '../../business/shown-job.ts';
import { formatMonth } from '../../text/dates.ts';
import { formatReais } from '../../text/money.ts';
import { capitalise, inPlace } from '../../text/portuguese.ts';
import { Article } from '../sections/article.tsx';
import { Help } from '../sections/help.tsx';
import type { PageLink } from '../sections/link-list.tsx';
import { Photo } from '../sections/photo.tsx';
import type { SitePage } from '../site-page.ts';
import { durationOf } from './job-duration.ts';

const DESCRIPTION_MAX = 155;
const ROLES = { before: 'Antes', after: 'Depois' } as const;

/** Whole words of a text. */
function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

function Photos({ photos }: Pick<ShownJob, 'photos'>) {
  return (
    <div className="job-photos">
      {photos.map((photo, at) => (
        <figure key={photo.hash}>
          <Photo photo={photo} sizes="(width < 720px) 92vw, 42rem" widest={1600} eager={at === 0} />
          <figcaption>
            <b>{ROLES[photo.role]}:</b> {photo.alt}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Facts({ job }: { readonly job: ShownJob }) {
  const rows = [
    ['Lugar', capitalise(job.place.name)],
    ['Portão', capitalise(gateKinds[job.gateKind].gate.name)],
    ['Serviço', portfolioServices[job.service].label],
    ['Motor', job.motor],
    ['Quando', formatMonth(job.month)],
    ['Tempo no local', job.minutes === null ? '' : durationOf(job.minutes)],
    ['Valor cobrado', job.price === null ? '' : formatReais(job.price)],
  ].filter(([, told]) => told !== '');
  return (
    <dl className="job-facts">
      {rows.flatMap(([name, told]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{told}</dd>])}
    </dl>
  );
}

function Quotes({ quotes }: Pick<ShownJob, 'quotes'>) {
  return quotes.map(({ words, by }) => (
    <figure key={words} className="job-quote">
      <blockquote>{`“${words}”`}</blockquote>
      <figcaption>{by}, cliente</figcaption>
    </figure>
  ));
}

/** A job that was done, on an address of its own. */
export function portfolioJobPage({
  job,
  others,
}: {
  readonly job: ShownJob;
  readonly others: readonly ShownJob[];
}): SitePage {
  const title = portfolioTitleIn(job.service, job.gateKind, job.place);
  const says = (request: string) => chatText(`Vi no site o serviço “${title}”. ${request}`);
  const related: readonly PageLink[] = [
    { label: `Motor para portão ${inPlace(job.place)}`, address: placeHref(job.place) },
    ...others.map((other) => ({
      label: portfolioTitleIn(other.service, other.gateKind, other.place),
      address: addresses.portfolioJob(other.slug),
    })),
  ];
  return {
    head: {
      title: `${title}, ${formatMonth(job.month)}`,
      description: shortened(`${title}: ${job.done}`, DESCRIPTION_MAX),
      canonicalPath: addresses.portfolioJob(job.slug),
      indexable: true,
      kind: 'article',
    },
    styles: ['site', 'article', 'priceCard', 'portfolio'],
    breadcrumb: { trail: [{ label: 'Serviços feitos', address: addresses.portfolio }], current: title },
    structuredData: 'article',
    images: job.photos.map(({ hash, alt, width, height }) => ({
      path: addresses.photo(hash, 1600, 'jpg'),
      caption: alt,
      width,
      height,
    })),
    updated: job.updated,
    chatMessage: says('Gostaria de mais informações.'),
    body: (
      <Article
        title={title}
        lead={`Feito ${whereIs(job.place)}, em ${formatMonth(job.month)}.`}
        quoteMessage={says('Quero um orçamento.')}
        related={related}
      >
        <Photos photos={job.photos} />
        {job.found !== '' && (
          <section>
            <h2>O que encontramos</h2>
            <p>{job.found}</p>
          </section>
        )}
        <section>
          <h2>O que foi feito</h2>
          <p>{job.done}</p>
        </section>
        <Facts job={job} />
        <Quotes quotes={job.quotes} />
        <Help title="O seu portão precisa de algo parecido?" message={says('O meu portão precisa de algo parecido.')} />
      </Article>
    ),
  };
}
