import type { Entry } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

interface FinderProps {
  readonly questions: Entry['finder'];
  /** What they find. */
  readonly finds?: string | undefined;
  readonly values: TextValues;
  /** What the visitor complains of, as a message begins: 'Olá! Meu portão não fecha.' */
  readonly message: string;
}

/** 'já limpei a lente; já conferi que a folha anda leve' */
function checkedSoFar(questions: Entry['finder'], values: TextValues, until: number): string {
  return questions
    .slice(0, until)
    .map(({ checked }) => fillText(checked, values))
    .join('; ');
}

/** Yes/no questions, most telling first, that end in a likely cause; the browser alone opens and closes them. */
export function Finder({ questions, finds = 'o defeito', values, message }: FinderProps) {
  const all = checkedSoFar(questions, values, questions.length);
  return (
    <section className="finder" aria-labelledby="achar">
      <h2 id="achar">
        Ache {finds} em {questions.length} perguntas
      </h2>
      <ol>
        {questions.map(({ ask, ends, cause, do: action }, at) => {
          const end = (
            <div className="finder-end" key="end">
              <b>{ends === 'yes' ? 'Sim' : 'Não'}</b>
              <p>
                <strong>{fillText(cause, values)}.</strong> {fillText(action, values)}
              </p>
            </div>
          );
          const next = (
            <div key="next">
              <b>{ends === 'yes' ? 'Não' : 'Sim'}</b>
              <p>
                {at + 1 < questions.length ? (
                  <a href={`#pergunta-${at + 2}`}>Vá para a pergunta {at + 2}</a>
                ) : (
                  sharedTexts.finderEnd
                )}
              </p>
            </div>
          );
          return (
            <li key={ask}>
              <details name="achar" open={at === 0}>
                <summary>{fillText(ask, values)}</summary>
                <div className="finder-ways" id={`pergunta-${at + 1}`}>
                  {ends === 'yes' ? [end, next] : [next, end]}
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <WhatsappButton
        variant="outline"
        label="Mandar o que já conferi"
        message={`${message} Antes de chamar: ${all}.`}
      />
    </section>
  );
}
