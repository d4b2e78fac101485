import { addresses } from '../../business/addresses.ts';
import { customerWordsFields, NAME_MAX, WORDS_MAX, WORDS_MIN } from '../../business/customer-words-fields.ts';

type FieldName = 'words' | 'firstName' | 'consent';

export interface CustomerWordsForm {
  readonly action: string;
  /** The sentence to be ticked, and what it is known by when it comes back. */
  readonly consent: string;
  readonly mark: string;
  readonly typed: { readonly words: string; readonly firstName: string };
  readonly problems: Readonly<Partial<Record<FieldName, string>>>;
  /** What is wrong with the whole of it; null where nothing is. */
  readonly said: string | null;
}

/** What browsers fill in (HTML, section 4.10.18.7.1); the linter's list lacks it where it stands in the element. */
const FIRST_NAME = 'given-name';
const NAMES = ['words', 'firstName', 'consent'] as const satisfies readonly FieldName[];
const fieldId = (name: FieldName) => customerWordsFields[name];
const problemId = (name: FieldName) => `erro-${fieldId(name)}`;

function toldWrong(problems: CustomerWordsForm['problems'], name: FieldName, hint?: string) {
  const isWrong = problems[name] !== undefined;
  const described = [hint, isWrong ? problemId(name) : undefined].filter(Boolean).join(' ');
  return { 'aria-invalid': isWrong || undefined, 'aria-describedby': described === '' ? undefined : described };
}

function Problem({ problems, name }: Pick<CustomerWordsForm, 'problems'> & { readonly name: FieldName }) {
  const problem = problems[name];
  return problem === undefined ? null : (
    <p className="problem-said" id={problemId(name)}>
      {problem}
    </p>
  );
}

/** What is missing, above the form, each with the way to its field. */
function Summary({ problems, said }: Pick<CustomerWordsForm, 'problems' | 'said'>) {
  const wrong = NAMES.flatMap((name) => (problems[name] === undefined ? [] : [[name, problems[name]] as const]));
  if (said === null && wrong.length === 0) return null;
  return (
    <div className="words-summary" role="alert">
      <p>{said ?? 'Falta pouco. Nada foi enviado ainda:'}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, problem]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{problem}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Words, first name and consent, sent without any script. */
export function WordsForm({ action, consent, mark, typed, problems, said }: CustomerWordsForm) {
  return (
    <form className="words-form" method="post" action={action}>
      <Summary problems={problems} said={said} />
      <div>
        <label htmlFor={fieldId('words')}>O que você diria a um vizinho?</label>
        <p className="hint" id="dica-depoimento">
          {`De ${WORDS_MIN} a ${WORDS_MAX} letras. Não escreva telefone, endereço nem outro dado pessoal.`}
        </p>
        <textarea
          id={fieldId('words')}
          name={fieldId('words')}
          rows={6}
          required
          minLength={WORDS_MIN}
          maxLength={WORDS_MAX}
          defaultValue={typed.words}
          {...toldWrong(problems, 'words', 'dica-depoimento')}
        />
        <Problem problems={problems} name="words" />
      </div>
      <div>
        <label htmlFor={fieldId('firstName')}>Seu primeiro nome</label>
        <input
          id={fieldId('firstName')}
          name={fieldId('firstName')}
          type="text"
          autoComplete={FIRST_NAME}
          required
          maxLength={NAME_MAX}
          defaultValue={typed.firstName}
          {...toldWrong(problems, 'firstName')}
        />
        <Problem problems={problems} name="firstName" />
      </div>
      <div>
        <label className="consent">
          <input
            type="checkbox"
            id={fieldId('consent')}
            name={fieldId('consent')}
            value="sim"
            required
            {...toldWrong(problems, 'consent')}
          />
          <span>{consent}</span>
        </label>
        <Problem problems={problems} name="consent" />
      </div>
      <input type="hidden" name={customerWordsFields.shown} value={mark} />
      <button className="button" type="submit">
        Enviar
      </button>
      <p className="hint">
        Lemos tudo antes de publicar. Como tratamos os seus dados: <a href={addresses.privacy}>aviso de privacidade</a>.
      </p>
    </form>
  );
}
