import { Copy, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { CustomerWords, PortfolioJob } from '../../portfolio/contracts.ts';
import { formatDay, formatDayAndTime } from '../../text/dates.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { FormFailure } from '../components/form-failure.tsx';
import { copyText } from '../copy-text.ts';
import { type CustomerWordsActs, useCustomerWords } from './customer-words-acts.ts';
import { isOver } from './customer-words-state.ts';
import type { JobDraft } from './job-draft.ts';

interface SectionProps {
  readonly job: PortfolioJob | null;
  readonly draft: JobDraft;
}

interface ActsProps {
  readonly acts: CustomerWordsActs;
}

function AskButton({ acts, label }: ActsProps & { readonly label: string }) {
  return (
    <button type="button" className="button" disabled={acts.isBusy} onClick={acts.ask}>
      <MessageCircle aria-hidden="true" size={18} />
      {label}
    </button>
  );
}

function NotAsked({ acts }: ActsProps) {
  return (
    <>
      <p className="job-hint">
        O cliente escreve por um link, sem cadastro. Só aparece no site o que você ler e publicar.
      </p>
      <div className="words-acts">
        <AskButton acts={acts} label="Pedir depoimento" />
      </div>
    </>
  );
}

/** The link that was just made, for whoever sends it in another way. */
function MadeLink({ asked }: { readonly asked: NonNullable<CustomerWordsActs['asked']> }) {
  return (
    <>
      <p className="job-hint">
        O link só aparece agora: <code>{asked.link}</code>
      </p>
      <div className="words-acts">
        <a className="button main" href={asked.chat} target="_blank" rel="noopener">
          <MessageCircle aria-hidden="true" size={18} />
          Abrir o WhatsApp
        </a>
        <button type="button" className="button" onClick={() => void copyText(asked.link)}>
          <Copy aria-hidden="true" size={18} />
          Copiar o link
        </button>
      </div>
    </>
  );
}

function Asked({ acts, words }: ActsProps & { readonly words: CustomerWords }) {
  const until = formatDay(words.expires_at);
  const [now] = useState(() => new Date());
  return (
    <>
      <p role="status">
        {isOver(words, now)
          ? `O link venceu em ${until} e o cliente não escreveu.`
          : `Pedido em ${formatDay(words.asked_at)}. O link vale até ${until}.`}
      </p>
      {acts.asked && <MadeLink asked={acts.asked} />}
      <div className="words-acts">
        <AskButton acts={acts} label="Fazer outro link" />
        <button type="button" className="button danger" disabled={acts.isBusy} onClick={() => acts.act('withdraw')}>
          Cancelar o pedido
        </button>
      </div>
      <p className="job-hint">Um link novo cancela o anterior.</p>
    </>
  );
}

const SAID = {
  received: 'Aguardando leitura: ainda não está no site.',
  published: 'Publicado na página do serviço.',
  declined: 'Recusado: não está no site.',
} as const;

function Written({ acts, words, isOnline }: ActsProps & { readonly words: CustomerWords; readonly isOnline: boolean }) {
  const { state } = words;
  if (state === 'asked') return null;
  return (
    <>
      <p role="status">
        {state === 'published' && !isOnline ? 'Publicado: aparece quando o serviço estiver no site.' : SAID[state]}
      </p>
      <blockquote>{words.words}</blockquote>
      <p>{`${words.first_name}, cliente`}</p>
      <details className="job-more">
        <summary>Autorização do cliente</summary>
        <p>{words.consent}</p>
        {words.consent_at !== null && (
          <p className="job-hint">{`Marcada em ${formatDayAndTime(words.consent_at)}, pela página do link.`}</p>
        )}
      </details>
      <div className="words-acts">
        {state !== 'published' && (
          <button type="button" className="button main" disabled={acts.isBusy} onClick={() => acts.act('publish')}>
            Publicar depoimento
          </button>
        )}
        {state === 'received' && (
          <button type="button" className="button" disabled={acts.isBusy} onClick={() => acts.act('decline')}>
            Recusar
          </button>
        )}
        {state !== 'received' && (
          <button type="button" className="button danger" disabled={acts.isBusy} onClick={() => acts.act('withdraw')}>
            {state === 'published' ? 'Retirar do site e apagar' : 'Apagar depoimento'}
          </button>
        )}
      </div>
    </>
  );
}

/** The customer's own words: asked for by a link, read, and published or not. */
export function CustomerWordsSection({ job, draft }: SectionProps) {
  const acts = useCustomerWords(job, draft);
  const words = job?.customer_words ?? null;
  return (
    <section className="surface pad customer-words" aria-labelledby="depoimento">
      <h2 id="depoimento">Depoimento do cliente</h2>
      {words === null && <NotAsked acts={acts} />}
      {words?.state === 'asked' && <Asked acts={acts} words={words} />}
      {words && <Written acts={acts} words={words} isOnline={job?.state === 'published'} />}
      {acts.failure && !isSessionEnd(acts.failure) && (
        <FormFailure
          title="O depoimento não foi alterado"
          detail={messageOf(acts.failure, 'Tente de novo quando houver conexão.')}
        />
      )}
    </section>
  );
}
