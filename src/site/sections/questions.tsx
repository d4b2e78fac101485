import type { FrequentQuestion } from '../../content/page-meta.ts';

interface QuestionsProps {
  readonly items: readonly FrequentQuestion[];
  /** Questions of one group close each other; without a group several may be open together. */
  readonly group?: string;
}

/** Opens and closes without a script. */
export function Questions({ items, group }: QuestionsProps) {
  return items.map(({ question, answer }) => (
    <details key={question} name={group}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}
