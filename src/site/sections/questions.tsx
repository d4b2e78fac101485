import type { FrequentQuestion } from '../../content/page-meta.ts';

interface QuestionsProps {
  readonly items: readonly FrequentQuestion[];
  /** Questions of one group close each other; without a group several may be open together. */
  readonly group?: string;
  /** Whether the first stands open, so that one sees what an answer is. */
  readonly showsFirst?: boolean;
}

/** Opens and closes without a script. */
export function Questions({ items, group, showsFirst = false }: QuestionsProps) {
  return items.map(({ question, answer }, at) => (
    <details key={question} name={group} open={showsFirst && at === 0}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}
