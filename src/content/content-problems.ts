import { factTexts } from '../business/fact-texts.ts';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { cityContentSchema } from './city-content.ts';
import { fillTexts, withModelRows } from './filled-texts.ts';
import { frequentQuestionsSchema } from './frequent-questions-texts.ts';
import { knowledgeCentreSchema } from './knowledge-centre-texts.ts';
import { textsOf } from './library/entry.ts';
import { textProblems } from './library/library-problems.ts';
import { topicArticleSchema, topicEntrySchema } from './topics/topic-article.ts';

/** A file of texts as it was read: where it stands below `src/content`, without its ending, and its data. */
export interface TextFile {
  readonly where: string;
  readonly data: unknown;
}

const facts = factTexts(buildFacts(FICTITIOUS_COMPANY));

const SCHEMAS = [
  { of: /^topics\//, schema: topicArticleSchema, entries: (data: unknown) => [topicEntrySchema.parse(data).entry] },
  { of: /^cities\//, schema: cityContentSchema, entries: () => [] },
  {
    of: /^knowledge-centre$/,
    schema: knowledgeCentreSchema,
    entries: (data: unknown) => knowledgeCentreSchema.parse(data).problemGuides.guides.map(({ entry }) => entry),
  },
  {
    of: /^frequent-questions$/,
    schema: frequentQuestionsSchema,
    entries: (data: unknown) => frequentQuestionsSchema.parse(data).groups.flatMap(({ entries }) => entries),
  },
];

/** What is wrong in the texts beside the library, a line each: 'topics/portao-nao-fecha: sections[0].heading …'. Empty when all is well. */
export function contentProblems(files: readonly TextFile[], ids: ReadonlySet<string>): string[] {
  return files.flatMap((file) => problemsOf(file, ids).map((problem) => `${file.where}: ${problem}`));
}

function problemsOf({ where, data }: TextFile, ids: ReadonlySet<string>): string[] {
  const kind = SCHEMAS.find(({ of }) => of.test(where));
  if (!kind) return ['is no kind of text that a page shows'];
  const open = textProblems(textsOf(withModelRows(data, facts.models.length)));
  if (open.length > 0) return open;
  const filled = fillTexts(data, facts);
  const parsed = kind.schema.safeParse(filled);
  if (!parsed.success) return parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const entries = kind.entries(filled);
  return [
    ...entries.filter((id) => !ids.has(id)).map((id) => `names ${id}, which is no entry of the library`),
    ...entries.filter((id, at) => entries.indexOf(id) !== at).map((id) => `names ${id} twice`),
  ];
}
