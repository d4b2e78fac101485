import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import {
  knowledgeCentreContact,
  knowledgeCentreIntro,
  knowledgeCentreMeta,
  knowledgeCentreQuestions,
  knowledgeCentreQuestionsTitle,
  maintenanceSchedule,
  problemGuides,
} from '../../content/knowledge-centre.ts';
import type { SitePage } from '../site-page.ts';
import { Article } from '../sections/article.tsx';
import { CallButton } from '../sections/call-button.tsx';
import { MaintenanceSchedule } from '../sections/maintenance-schedule.tsx';
import { ProblemGuides } from '../sections/problem-guides.tsx';
import { Questions } from '../sections/questions.tsx';
import { Statistics } from '../sections/statistics.tsx';
import { WhatsappButton } from '../sections/whatsapp-button.tsx';
import { useSite } from '../site-context.ts';

function Contact() {
  const { texts } = useSite();
  const contact = knowledgeCentreContact(texts);
  return (
    <section className="help" aria-labelledby="contato">
      <h2 id="contato">{contact.title}</h2>
      {contact.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="actions">
        <WhatsappButton label={contact.chatButton} message={chatText(contact.message)} />
        <CallButton label={contact.callButton} />
      </div>
    </section>
  );
}

function Contents() {
  const { texts } = useSite();
  const parts = [
    ...problemGuides(texts).map(({ id, problem }) => ({ id, name: problem })),
    { id: 'calendario', name: maintenanceSchedule(texts).title },
    { id: 'perguntas', name: knowledgeCentreQuestionsTitle },
  ];
  return (
    <nav className="contents" aria-label="Nesta página">
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function KnowledgeCentre() {
  const { texts } = useSite();
  const { title, lead, paragraphs } = knowledgeCentreIntro(texts);
  return (
    <Article
      title={title}
      lead={lead}
      contents={<Contents />}
      question={chatText('Li o centro de conhecimento do site e quero perguntar a um técnico: ___')}
      first={
        <>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Statistics />
        </>
      }
      related={[
        { label: 'Guia completo de motores de portão', address: addresses.guide },
        { label: 'Programação da placa do motor Jetflex', address: addresses.jetflexArticle },
        { label: 'Dúvidas frequentes', address: addresses.faq },
      ]}
    >
      <ProblemGuides />
      <MaintenanceSchedule />
      <section className="asked" id="perguntas">
        <h2>{knowledgeCentreQuestionsTitle}</h2>
        <Questions items={knowledgeCentreQuestions(texts)} />
      </section>
      <Contact />
    </Article>
  );
}

export function knowledgeCentrePage(): SitePage {
  const { title, description, keywords, updated } = knowledgeCentreMeta;
  return {
    head: { title, description, keywords, canonicalPath: addresses.knowledgeCentre, indexable: true },
    styles: ['site', 'article', 'intentCard', 'chapters', 'contents', 'folded'],
    breadcrumb: { trail: [], current: ({ texts }) => knowledgeCentreIntro(texts).title },
    updated,
    chatMessage: chatText('Li o centro de conhecimento do site e tenho uma dúvida sobre o meu portão.'),
    body: <KnowledgeCentre />,
  };
}
