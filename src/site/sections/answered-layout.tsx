import type { ReactNode } from 'react';
import { ledByGist } from '../../text/gist.ts';
import { HeadedSection } from './headed-section.tsx';
import { LinkList, type PageLink } from './link-list.tsx';
import { PageHead } from './page-head.tsx';
import { WithPhone } from './with-phone.tsx';

interface AnsweredLayoutProps {
  readonly title: string;
  readonly meta?: string | undefined;
  /** What the reader came to know; null where the text does not begin with it. */
  readonly answer: string | null;
  /** 'Sim, atendemos na Mooca' */
  readonly answerTitle?: string;
  /** Under the answer, to whoever cannot wait; '' for nothing. */
  readonly atOnce?: string;
  /** Beside the title; on phones under the answer. */
  readonly opening: ReactNode;
  /** Then the opening says whom to call, and stands before everything else. */
  readonly isDanger?: boolean;
  /** Up to where the card stands on phones; null where all of it stands across the page. */
  readonly first: ReactNode;
  /** The rest of that where it is too long to stand beside the card: across the page below both. */
  readonly across?: ReactNode;
  /** Beside the text, in the place of a card. */
  readonly beside?: ReactNode;
  readonly aside: ReactNode;
  /** What is looked at, between the card and the rest; `false` where nothing is. */
  readonly figure?: ReactNode;
  readonly rest: ReactNode;
  /** Whether that is short sections, which stand in columns across the whole width where there is room. */
  readonly inColumns?: boolean;
  /** Sections across the whole width, between the text and the related pages. */
  readonly after?: ReactNode;
  readonly related: readonly PageLink[];
}

interface AnswerProps {
  readonly title: string;
  readonly atOnce: string;
  readonly children: string;
}

/** The short answer, on the first screen of a phone too. */
function Answer({ title, atOnce, children }: AnswerProps) {
  const [first, rest] = ledByGist(children);
  return (
    <section className="short-answer" aria-labelledby="resposta">
      <h2 id="resposta">{title}</h2>
      <p>
        {first && (
          <strong>
            <WithPhone>{first}</WithPhone>
          </strong>
        )}
        <WithPhone>{rest}</WithPhone>
      </p>
      {atOnce !== '' && (
        <p>
          <WithPhone>{atOnce}</WithPhone>
        </p>
      )}
    </section>
  );
}

function Related({ links }: { readonly links: readonly PageLink[] }) {
  return links.length === 0 ? null : (
    <HeadedSection id="continue" title="Continue por aqui" className="related on-paper">
      <LinkList links={links} />
    </HeadedSection>
  );
}

/** A page that answers something: the wall with its title and what opens it, the answer, then the text with the card of what one came for. */
export function AnsweredLayout({
  title,
  meta,
  answer,
  answerTitle = 'Resposta rápida',
  atOnce = '',
  opening,
  isDanger = false,
  first,
  across,
  beside,
  aside,
  figure,
  rest,
  inColumns = false,
  after,
  related,
}: AnsweredLayoutProps) {
  const Across = first ? 'div' : 'article';
  return (
    <>
      <div className="wrap article-grid answered">
        <PageHead title={title} meta={meta}>
          {isDanger && opening}
        </PageHead>
        {answer !== null && (
          <Answer title={answerTitle} atOnce={atOnce}>
            {answer}
          </Answer>
        )}
        {!isDanger && opening}
        {first && <article className="article">{first}</article>}
        {across && <Across className="article in-columns led">{across}</Across>}
        {beside && <div className="aside article">{beside}</div>}
        {aside}
        {figure && <div className={inColumns ? 'article across' : 'article'}>{figure}</div>}
        {rest && <div className={inColumns ? 'article in-columns' : 'article'}>{rest}</div>}
      </div>
      {after}
      <Related links={related} />
    </>
  );
}
