import { Fragment } from 'react';
import type { TopicSection } from '../../content/topics/topic-article.ts';
import { Questions } from './questions.tsx';

function Body({ section }: { readonly section: TopicSection }) {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
    case 'steps':
      return (
        <>
          {section.intro && <p>{section.intro}</p>}
          <ol>
            {section.steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </>
      );
    case 'symptoms':
      return <Meanings rows={section.rows} />;
    case 'comparison':
      return <Comparison {...section} />;
    case 'list':
      return (
        <>
          {section.intro && <p>{section.intro}</p>}
          <ul>
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      );
    case 'questions':
      return <Questions items={section.items} />;
  }
}

/** Two things under their names, row by row. */
function Comparison({ sides, rows }: Pick<Extract<TopicSection, { kind: 'comparison' }>, 'sides' | 'rows'>) {
  return (
    <table>
      <thead>
        <tr>
          {['O que muda', ...sides].map((side) => (
            <th key={side} scope="col">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ of, one, other }) => (
          <tr key={of}>
            <th scope="row">{of}</th>
            <td>{one}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is seen, and what it means. */
export function Meanings({ rows }: { readonly rows: readonly { readonly sign: string; readonly meaning: string }[] }) {
  return (
    <dl>
      {rows.map(({ sign, meaning }) => (
        <Fragment key={sign}>
          <dt>{sign}</dt>
          <dd>{meaning}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function TopicSections({ sections }: { readonly sections: readonly TopicSection[] }) {
  return sections.map((section) => (
    <section key={section.heading}>
      <h2>{section.heading}</h2>
      <Body section={section} />
    </section>
  ));
}
