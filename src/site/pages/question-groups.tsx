import { questionGroups } from '../../content/frequent-questions.ts';
import { canonicalSlug } from '../../text/slug.ts';
import { NearDrawing } from '../sections/near-drawing.tsx';
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

interface GroupProps {
  readonly group: Group;
  readonly showsFirst?: boolean;
}

/** One question is open at a time over all groups, and can be closed again. */
function QuestionGroup({ group: { subject, items, drawing }, showsFirst = false }: GroupProps) {
  return (
    <section>
      <h2 id={canonicalSlug(subject)}>{subject}</h2>
      {drawing && <NearDrawing drawing={drawing.of} part={drawing.part} />}
      <Questions items={items} group="duvida" showsFirst={showsFirst} />
    </section>
  );
}

/** The first group, with its first question open: at first the only one. */
export function FirstQuestions() {
  const { texts } = useSite();
  const [first] = questionGroups(texts);
  return first && <QuestionGroup group={first} showsFirst />;
}

/** In rows of closed questions. */
const HEIGHTS = { heading: 2, drawing: 4 };

function heightOf({ items, drawing }: Group): number {
  return HEIGHTS.heading + items.length + (drawing === null ? 0 : HEIGHTS.drawing);
}

/** How many of the groups, in their order, make up half of all. */
function countOfHalf(groups: readonly Group[]): number {
  const sum = (some: readonly Group[]) => some.reduce((height, group) => height + heightOf(group), 0);
  const half = sum(groups) / 2;
  const distances = groups.map((_, at) => Math.abs(sum(groups.slice(0, at + 1)) - half));
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** The others in two halves, which stand side by side where there is room: one that is opened moves nothing in the other. */
export function OtherQuestions() {
  const { texts } = useSite();
  const groups = questionGroups(texts).slice(1);
  const half = countOfHalf(groups);
  return [groups.slice(0, half), groups.slice(half)].map((some) => (
    <div key={some[0]?.subject} className="half">
      {some.map((group) => (
        <QuestionGroup key={group.subject} group={group} />
      ))}
    </div>
  ));
}
