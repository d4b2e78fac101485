import { chatNumber, whatsappLink } from '../../business/whatsapp-link.ts';
import type { Entry } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { useSite } from '../site-context.ts';
import { WithPhone } from './with-phone.tsx';

interface FinderProps {
  readonly questions: Entry['finder'];
  /** What they find. */
  readonly finds?: string | undefined;
  /** Whether nobody may move the leaf, which may fall: whoever has not found it then calls. */
  readonly mayFall?: boolean;
  readonly values: TextValues;
  /** What the visitor complains of, as a message begins: 'Olá! Meu portão não fecha.' */
  readonly message: string;
}

/** What is sent from an end: what was seen on the way to it. @param answered the question that ended it and how; '' where none did. */
function messageFrom({ questions, values, message }: FinderProps, until: number, answered: string): string {
  const checked = questions.slice(0, until).map(({ checked: says }) => fillText(says, values));
  const before = checked.length === 0 ? '' : `Antes de chamar: ${checked.join('; ')}.`;
  return [message, before, answered].filter((part) => part !== '').join(' ');
}

interface SendProps {
  readonly message: string;
  /** Whether what was bid may have mended it. */
  readonly isSolved?: boolean | undefined;
}

function Send({ message, isSolved = false }: SendProps) {
  const { facts } = useSite();
  return (
    <p>
      <a href={whatsappLink(chatNumber(facts.company), message)} target="_blank" rel="noopener">
        {isSolved ? 'Não resolveu? Fale com o técnico' : 'Mandar isto ao técnico'}
      </a>
    </p>
  );
}

interface QuestionProps extends FinderProps {
  readonly question: Entry['finder'][number];
  /** From 0 on. */
  readonly at: number;
}

function Question({ question: { ask, ends, cause, do: action, isSolved }, at, ...finder }: QuestionProps) {
  const { questions, values, mayFall = false } = finder;
  const asked = fillText(ask, values);
  const [ending, other] = ends === 'yes' ? ['Sim', 'Não'] : ['Não', 'Sim'];
  const end = (
    <div className="finder-end" key="end">
      <b>{ending}</b>
      <p>
        <strong>{fillText(cause, values)}.</strong> <WithPhone>{fillText(action, values)}</WithPhone>
      </p>
      <Send message={messageFrom(finder, at, `${asked} ${ending}.`)} isSolved={isSolved} />
    </div>
  );
  const next = (
    <div key="next">
      <b>{other}</b>
      {at + 1 < questions.length ? (
        <p>
          <a href={`#pergunta-${at + 2}`}>Vá para a pergunta {at + 2}</a>
        </p>
      ) : (
        <>
          <p>
            <WithPhone>{fillText(mayFall ? sharedTexts.finderEndByPhone : sharedTexts.finderEnd, values)}</WithPhone>
          </p>
          <Send message={messageFrom(finder, questions.length, '')} />
        </>
      )}
    </div>
  );
  return (
    <details name="achar" open={at === 0}>
      <summary>{asked}</summary>
      <div className="finder-ways" id={`pergunta-${at + 1}`}>
        {ends === 'yes' ? [end, next] : [next, end]}
      </div>
    </details>
  );
}

/** Yes/no questions, most telling first, that end in a likely cause; the browser alone opens and closes them. */
export function Finder(finder: FinderProps) {
  const { questions, finds = 'o defeito' } = finder;
  return (
    <section className="finder" aria-labelledby="achar">
      <h2 id="achar">
        Ache {finds} em {questions.length} perguntas
      </h2>
      <ol>
        {questions.map((question, at) => (
          <li key={question.ask}>
            <Question {...finder} question={question} at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}
