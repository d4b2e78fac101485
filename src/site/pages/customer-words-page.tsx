import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { askedJobName } from '../../business/customer-words-texts.ts';
import { formatDay } from '../../text/dates.ts';
import { AnswerHead } from '../sections/notice.tsx';
import { type CustomerWordsForm, WordsForm } from '../sections/words-form.tsx';
import type { SitePage } from '../site-page.ts';

const SHARED = { canonicalPath: null, picturePath: addresses.home, indexable: false } as const;
const STYLES = ['site', 'gate', 'article', 'listing', 'wordsForm'] as const;

interface FormPage extends CustomerWordsForm {
  readonly job: { readonly title: string; readonly month: string | null };
}

/** Where a customer tells how a job was. */
export function customerWordsPage({ job, ...form }: FormPage): SitePage {
  return {
    head: {
      title: 'Como foi o serviço?',
      description: 'Conte em poucas palavras como foi o serviço. Leva um minuto e não precisa de cadastro.',
      ...SHARED,
    },
    styles: STYLES,
    chatMessage: chatText('Recebi um link para contar como foi o serviço.', { place: true, gate: true }),
    body: (
      <>
        <AnswerHead gate="open">
          <h1>Como foi o serviço?</h1>
          <p className="lead">{askedJobName(job)}</p>
        </AnswerHead>
        <div className="wrap onward">
          <WordsForm {...form} />
        </div>
      </>
    ),
  };
}

export type WordsNotice =
  | { readonly kind: 'received' | 'published'; readonly slug: string | null }
  | { readonly kind: 'expired'; readonly until: string }
  | { readonly kind: 'unknown' | 'used' };

interface Said {
  readonly title: string;
  readonly lead: string;
}

function saidOf(notice: WordsNotice): Said {
  switch (notice.kind) {
    case 'received':
      return {
        title: 'Obrigado! Recebemos o seu depoimento',
        lead: 'Nada aparece no site antes de o lermos. Você já pode fechar esta página.',
      };
    case 'published':
      return { title: 'Obrigado! O seu depoimento foi publicado', lead: 'Ele está na página do serviço.' };
    case 'used':
      return {
        title: 'Já recebemos o seu depoimento',
        lead: 'Este link vale uma vez, e outro texto chegou por ele antes. Para mudar o que escreveu, fale com a gente.',
      };
    case 'expired':
      return {
        title: 'Este link venceu',
        lead: `Ele valeu até ${formatDay(notice.until)}. Se quiser contar como foi o serviço, peça outro a quem o enviou.`,
      };
    case 'unknown':
      return {
        title: 'Este link não vale',
        lead: 'Ele foi cancelado ou trocado por um mais novo, ou o endereço veio incompleto. Abra o link da última mensagem que recebeu.',
      };
  }
}

/** What became of a link, or of what was written behind it. @param written what was sent and not taken, to be copied. */
export function wordsNotice(notice: WordsNotice, written = ''): SitePage {
  const { title, lead } = saidOf(notice);
  const slug = 'slug' in notice && notice.kind === 'published' ? notice.slug : null;
  const isDone = notice.kind === 'received' || notice.kind === 'published';
  return {
    head: { title, description: lead, ...SHARED },
    styles: STYLES,
    chatMessage: chatText('Recebi um link para contar como foi o serviço.', { place: true, gate: true }),
    body: (
      <>
        <AnswerHead gate={isDone ? 'open' : 'closed'}>
          <div role="status">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {slug !== null && (
            <div className="actions">
              <a className="button button-outline" href={addresses.portfolioJob(slug)}>
                Ver a página do serviço
              </a>
            </div>
          )}
        </AnswerHead>
        {written !== '' && (
          <div className="wrap onward">
            <h2>O que você escreveu, para copiar</h2>
            <p>{written}</p>
          </div>
        )}
      </>
    ),
  };
}
