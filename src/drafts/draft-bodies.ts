import { z } from 'zod';
import { TITLES_MAX } from '../bulk/title-file.ts';
import { creativity, pageToSave } from '../pages/page-routes.ts';

const PER_DAY_MAX = 1000;
const SAMPLES_MAX = 5;

const moment = z.iso.datetime();

/** A page as 'Salvar como Página' sends it. */
export const draftPage = pageToSave.required({ slug: true, description: true, creativity: true, seed: true });

export const draftToSave = draftPage.extend({ publish_at: moment.nullable().default(null) });

export const draftToSchedule = z.object({ publish_at: moment.nullable() });

export const draftToPublish = z.object({ page: draftPage.optional() });

export const batchToCreate = z.object({
  id: z.uuid(),
  titles: z.array(z.string()).max(TITLES_MAX),
  creativity,
  include_unanswered: z.boolean().default(false),
  schedule: z.object({ per_day: z.number().int().min(1).max(PER_DAY_MAX), from: moment }).nullable(),
});

export const titlesToSample = z.object({ titles: z.array(z.string()).max(SAMPLES_MAX), creativity });

export const listQuery = z.object({
  state: z.enum(['draft', 'scheduled']).default('draft'),
  skip: z.coerce.number().int().min(0).default(0),
});

export const PAST = 'Escolha uma data e uma hora que ainda não passaram, no horário de São Paulo.';

/** Whether a moment that was asked for is over; one that was not asked for is not. */
export const isPast = (at: string | null, now: Date) => at !== null && Date.parse(at) <= now.getTime();
