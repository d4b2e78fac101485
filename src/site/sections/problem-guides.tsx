import { chatText } from '../../business/chat-texts.ts';
import { problemGuideLabels as labels, problemGuides } from '../../content/knowledge-centre.ts';
import { useSite } from '../site-context.ts';
import { NearDrawing } from './near-drawing.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function ProblemGuides() {
  const { texts } = useSite();
  return (
    <section>
      <h2>{labels.title}</h2>
      {problemGuides(texts).map(
        ({ id, problem, summary, causes, solution, prevention, whenToCall, message, shown }) => (
          <section key={id} id={id} className="problem">
            <div>
              <h3>{problem}</h3>
              <p>{summary}</p>
              {shown && <NearDrawing {...shown} />}
              <details className="folded">
                <summary>Causas e prevenção</summary>
                <div className="problem-lists">
                  <div>
                    <h4>{labels.causes}</h4>
                    <List items={causes} />
                  </div>
                  <div>
                    <h4>{labels.prevention}</h4>
                    <List items={prevention} />
                  </div>
                </div>
              </details>
            </div>
            <div>
              <h4>{labels.solution}</h4>
              <ol>
                {solution.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <h4>{labels.whenToCall}</h4>
              <p>{whenToCall}</p>
              <WhatsappButton label={labels.button} message={chatText(message)} />
            </div>
          </section>
        ),
      )}
    </section>
  );
}
