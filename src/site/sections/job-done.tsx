import { addresses } from '../../business/addresses.ts';
import { portfolioTitle } from '../../business/portfolio-services.ts';
import type { ShownJob } from '../../business/shown-job.ts';
import { formatMonth } from '../../text/dates.ts';
import { inPlace } from '../../text/portuguese.ts';
import type { StyleName } from '../site-context.ts';
import { HeadedSection } from './headed-section.tsx';
import { Photo } from './photo.tsx';

/** What the section needs; nothing where there is no job to show. */
export function jobDoneStyles(job: ShownJob | null): readonly StyleName[] {
  return job ? ['jobDone'] : [];
}

/** Below the first screen: one job with one photo, the one after the work where there is one. */
export function JobDone({ job }: { readonly job: ShownJob | null }) {
  const photo = job?.photos.at(-1);
  if (!job || !photo) return null;
  return (
    <HeadedSection id="servico-feito" title={`Serviço feito ${inPlace(job.place)}`} className="job-done">
      <Photo photo={photo} sizes="(width < 640px) 100vw, 480px" widest={960} />
      <div>
        <h3>
          <a href={addresses.portfolioJob(job.slug)}>{portfolioTitle(job.service, job.gateKind)}</a>
        </h3>
        <p className="meta">{formatMonth(job.month)}</p>
        <p>{job.done}</p>
        <p>
          <a href={addresses.portfolio}>Todos os serviços feitos</a>
        </p>
      </div>
    </HeadedSection>
  );
}
