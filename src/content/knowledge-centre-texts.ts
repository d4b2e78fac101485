import { z } from 'zod';
import { frequentQuestionSchema, pageMetaSchema } from './page-meta.ts';
import type { ShownPart } from './shown-part.ts';

/** The schema of `knowledge-centre.yaml`. */

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const statistic = z.strictObject({ value: text, label: text });

export const knowledgeCentreSchema = z.strictObject({
  meta: pageMetaSchema,
  intro: z.strictObject({ title: text, lead: text, paragraphs: texts }),
  statistics: z.strictObject({
    title: text,
    /** Counts and grades; shown where they are confirmed. */
    counted: z.array(statistic).length(3),
    /** Promises that stand in the facts, and take the places of counts that nobody has confirmed. */
    promised: z.array(statistic).length(3),
    always: z.array(statistic).length(1),
  }),
  problemGuides: z.strictObject({
    labels: z.strictObject({
      title: text,
      causes: text,
      solution: text,
      prevention: text,
      whenToCall: text,
      button: text,
    }),
    guides: z.array(
      z.strictObject({
        /** An anchor, unique in the page. */
        id: text,
        /** The entry of the library whose short answer opens the guide, for whoever is in front of the gate now. */
        entry: text,
        problem: text,
        causes: texts,
        /** Steps in their order. */
        solution: texts,
        prevention: texts,
        whenToCall: text,
        /** The text that the chat opens with. */
        message: text,
      }),
    ),
  }),
  maintenanceSchedule: z.strictObject({
    title: text,
    text,
    periods: z.array(
      z.strictObject({ period: z.enum(['Mensal', 'Trimestral', 'Semestral']), who: text, tasks: texts }),
    ),
  }),
  /** Several may be open together; none repeats one of `/duvidas-frequentes`. */
  questions: z.strictObject({ title: text, items: z.array(frequentQuestionSchema).min(1) }),
  contact: z.strictObject({ title: text, paragraphs: texts, chatButton: text, callButton: text, message: text }),
});

type KnowledgeCentre = z.infer<typeof knowledgeCentreSchema>;

export type KnowledgeCentreIntro = Readonly<KnowledgeCentre['intro']>;
export type Statistic = Readonly<z.infer<typeof statistic>>;
export type MaintenanceSchedule = Readonly<KnowledgeCentre['maintenanceSchedule']>;
export type ContactText = Readonly<KnowledgeCentre['contact']>;
export interface ProblemGuide extends Omit<KnowledgeCentre['problemGuides']['guides'][number], 'entry'> {
  /** The part that its entry speaks of. */
  readonly shown: ShownPart | null;
  /** The short answer of its entry. */
  readonly summary: string;
}
