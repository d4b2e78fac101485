import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { questionsCall, questionsIntro, questionsMeta } from '../../content/frequent-questions.ts';
import type { SitePage } from '../site-page.ts';
import { Article } from '../sections/article.tsx';
import { Help } from '../sections/help.tsx';
import { FirstQuestions, OtherQuestions, QuestionSubjects } from './question-groups.tsx';

const TITLE = 'Dúvidas frequentes';

export function questionsPage(): SitePage {
  return {
    head: {
      title: questionsMeta.title,
      description: questionsMeta.description,
      keywords: questionsMeta.keywords,
      canonicalPath: addresses.faq,
      indexable: true,
    },
    styles: ['questions', 'intentCard', 'contents'],
    breadcrumb: { trail: [], current: TITLE },
    updated: questionsMeta.updated,
    chatMessage: questionsCall.message,
    body: (
      <Article
        title={TITLE}
        lead={questionsIntro}
        contents={<QuestionSubjects />}
        first={<FirstQuestions />}
        question={chatText('Li as dúvidas frequentes do site e quero perguntar a um técnico: ___')}
      >
        <OtherQuestions />
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
