import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { questionGroups, questionsCall, questionsIntro, questionsMeta } from '../../content/frequent-questions.ts';
import { canonicalSlug } from '../../text/slug.ts';
import type { SitePage } from '../site-page.ts';
import { Article } from '../sections/article.tsx';
import { Help } from '../sections/help.tsx';
import { LitDrawing } from '../sections/lit-drawing.tsx';
import { Questions } from '../sections/questions.tsx';
import { useSite } from '../site-context.ts';

const TITLE = 'Dúvidas frequentes';

type Group = ReturnType<typeof questionGroups>[number];

function Subjects() {
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

/** One question at a time over all groups; the open one can be closed again. */
function Groups({ of }: { readonly of: (group: Group, position: number) => boolean }) {
  const { texts } = useSite();
  return questionGroups(texts)
    .filter(of)
    .map(({ subject, items, drawing }) => (
      <section key={subject}>
        <h2 id={canonicalSlug(subject)}>{subject}</h2>
        {drawing && <LitDrawing shown={{ drawing: drawing.of, part: drawing.part, isAssumed: true }} isOneOfSeveral />}
        <Questions items={items} group="duvida" />
      </section>
    ));
}

export function questionsPage(): SitePage {
  return {
    head: {
      title: questionsMeta.title,
      description: questionsMeta.description,
      keywords: questionsMeta.keywords,
      canonicalPath: addresses.faq,
      indexable: true,
    },
    styles: ['questions', 'priceCard', 'contents', 'parts'],
    breadcrumb: { trail: [], current: TITLE },
    updated: questionsMeta.updated,
    chatMessage: questionsCall.message,
    body: (
      <Article
        title={TITLE}
        lead={questionsIntro}
        contents={<Subjects />}
        first={<Groups of={(_, position) => position === 0} />}
        quoteMessage={chatText('Li as dúvidas frequentes e quero um orçamento de motor para o meu portão.')}
      >
        <Groups of={(_, position) => position > 0} />
        <Help
          title={questionsCall.title}
          label={questionsCall.button}
          text={questionsCall.text}
          message={questionsCall.message}
        />
      </Article>
    ),
  };
}
