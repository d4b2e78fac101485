import { z } from 'zod';
import { isGateKind } from '../business/gate-kind-ids.ts';
import { findPlaceByKey } from '../business/places.ts';
import { isPortfolioService } from '../business/portfolio-services.ts';
import type { PortfolioFields } from './contracts.ts';

const text = (longest: number) => z.string().trim().max(longest).default('');
const known = (isKnown: (name: string) => boolean) => z.string().max(200).refine(isKnown).nullable().default(null);
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** What may be typed, whether or not it can be published yet. */
export const portfolioFields = z.object({
  place_key: known((key) => findPlaceByKey(key) !== null),
  gate_kind: known(isGateKind),
  service: known(isPortfolioService),
  motor: text(80),
  found: text(600),
  done: text(600),
  month: z.string().regex(MONTH).nullable().default(null),
  minutes: z.number().int().min(5).max(6000).nullable().default(null),
  price: z.number().int().min(1).max(200_000).nullable().default(null),
  quote: text(600),
  quote_by: text(80),
  consent_on: z.iso.date().nullable().default(null),
  consent_how: text(120),
}) satisfies z.ZodType<PortfolioFields>;

interface PublishedPart extends PortfolioFields {
  readonly photos: readonly { readonly alt: string }[];
}

/** What a job needs before visitors see it, in the words of its form. */
export function missingIn(job: PublishedPart, today: string): readonly string[] {
  const needs: readonly (readonly [boolean, string])[] = [
    [job.place_key === null, 'o lugar'],
    [job.gate_kind === null, 'o tipo de portão'],
    [job.service === null, 'o serviço'],
    [job.month === null, 'o mês'],
    [job.month !== null && job.month > today.slice(0, 7), 'um mês que já começou'],
    [job.done.length < 10, 'o que foi feito'],
    [job.photos.length === 0, 'uma foto'],
    [job.photos.some(({ alt }) => alt.length < 3), 'a descrição de cada foto'],
    [job.quote !== '' && job.quote_by === '', 'o nome de quem disse a frase'],
    [
      job.quote !== '' && (job.consent_on === null || job.consent_on > today || job.consent_how === ''),
      'quando e como o cliente autorizou a frase',
    ],
  ];
  return needs.filter(([isMissing]) => isMissing).map(([, words]) => words);
}
