import { questionGroups } from '../../content/frequent-questions.ts';
import { canonicalSlug } from '../../text/slug.ts';
import { LitDrawing } from '../sections/lit-drawing.tsx';
import { Questions } from '../sections/questions.tsx';
import { useSite } from '../site-context.ts';

type Group = ReturnType<typeof questionGroups>[number];

export function QuestionSubjects() {
  const { texts } = useSite();
  return (
    <nav className="contents" aria-label="Assuntos">
      <ul>
        {questionGroups(texts).map(({ subject, items }) => (
          <li key={subject}>
            <a href={`#${canonicalSlug(subject)}`}>{`${subject}\u00a0(${items.length})`}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One question at a time over all groups, at first the very first; the open one can be closed again. */
export function QuestionGroups({ of }: { readonly of: (group: Group, position: number) => boolean }) {
  const { texts } = useSite();
  const groups = questionGroups(texts);
  return groups.filter(of).map(({ subject, items, drawing }) => (
    <section key={subject}>
      <h2 id={canonicalSlug(subject)}>{subject}</h2>
      {drawing && <LitDrawing shown={{ drawing: drawing.of, part: drawing.part, isAssumed: true }} isOneOfSeveral />}
      <Questions items={items} group="duvida" showsFirst={subject === groups[0]?.subject} />
    </section>
  ));
}
