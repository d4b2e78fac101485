import type { ReactNode } from 'react';
import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import type { GateQuestion } from '../../business/gate-form.ts';
import Guide, { meta } from '../../content/guide.mdx';
import { canonicalSlug } from '../../text/slug.ts';
import { updatedOn } from '../../content/updated-on.ts';
import type { SitePage } from '../site-page.ts';
import { AnchoredHeading } from '../sections/anchored-heading.tsx';
import { Article } from '../sections/article.tsx';
import { DrawnGates, DrawnMotors } from '../sections/drawn-types.tsx';
import { Help } from '../sections/help.tsx';
import { LitDrawing } from '../sections/lit-drawing.tsx';
import { ADVISER_ID, MotorAdviser } from '../sections/motor-adviser.tsx';
import { useSite } from '../site-context.ts';

const TITLE = 'Guia completo de motores de portão';
const LEAD =
  'O que decide a escolha do motor: o tipo e o peso do portão, quantas vezes ele abre por dia e quanto tempo você aceita esperar.';

interface GuidePageInput {
  /** What the form was sent with; null when it was not. */
  readonly question: GateQuestion | null;
}

/** The chapters that a reader looks for; a test compares them with the text. */
export const CHAPTERS = [
  'Tipos de portão',
  'Tipos de motor',
  'Instalação',
  'Controles remotos',
  'Manutenção e conserto',
  'Sinais de sobrecarga',
  'Reforma: quando vale recuperar',
  'Por que contratar quem é da área',
  'Dicas para o dia a dia',
];

function Contents() {
  return (
    <nav className="contents" aria-label="Neste guia">
      <ul>
        <li>
          <a href={`#${ADVISER_ID}`}>Qual motor serve no seu portão?</a>
        </li>
        {CHAPTERS.map((chapter) => (
          <li key={chapter}>
            <a href={`#${canonicalSlug(chapter)}`}>{chapter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On phones the gist of a chapter stands open, and the rest waits behind a line that names it. */
function More({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <details className="folded">
      <summary>{of}</summary>
      {children}
    </details>
  );
}

/** What the text names and does not draw itself. */
const PARTS = {
  h2: AnchoredHeading,
  More,
  DrawnGates,
  DrawnMotors,
  HowItMoves: () => <LitDrawing shown={{ drawing: 'sliding', part: 'pinion', isAssumed: true }} />,
};

function GuideText() {
  const { texts, facts } = useSite();
  return (
    <div className="prose">
      <Guide f={texts} company={facts.company} components={PARTS} />
    </div>
  );
}

export function guidePage({ question }: GuidePageInput): SitePage {
  return {
    head: {
      title: meta.title,
      description: meta.description,
      keywords: meta.keywords,
      canonicalPath: addresses.guide,
      indexable: true,
      kind: 'article',
    },
    styles: question === null ? ['guide', 'priceCard'] : ['guide', 'priceCard', 'adviserAnswer'],
    breadcrumb: { trail: [], current: TITLE },
    structuredData: 'article',
    updated: meta.updated,
    chatMessage: chatText('Li o guia de motores de portão e tenho uma dúvida.'),
    body: (
      <Article
        title={TITLE}
        lead={LEAD}
        meta={updatedOn(meta)}
        contents={<Contents />}
        first={<MotorAdviser question={question} />}
        quoteMessage={chatText('Li o guia e quero um orçamento de motor.')}
      >
        <GuideText />
        <Help
          title="Quer ajuda para escolher?"
          label="Falar com Especialista"
          text="Mande uma foto do portão e a largura do vão. A gente calcula o peso com você e indica o motor."
          message={chatText('Quero falar com um especialista e escolher o motor do meu portão.')}
        />
      </Article>
    ),
  };
}
