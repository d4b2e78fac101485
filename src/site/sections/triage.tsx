import type { ReactNode } from 'react';
import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { isTriageSymptom, triageOf, type TriageSymptom } from '../../business/symptoms.ts';
import { chatNumber, whatsappLink } from '../../business/whatsapp-link.ts';
import { useSite } from '../site-context.ts';
import { Icon } from './icons.tsx';

/** Each symptom that the home page offers, in its order there. */
const DRAWINGS: Readonly<Record<TriageSymptom, ReactNode>> = {
  'not-closing': (
    <>
      <path d="M3 5v18M7 8h10v12H7zM12 8v12" />
      <path d="M25 5v18M20.5 14h2" className="fault" />
    </>
  ),
  noise: (
    <>
      <circle cx="11" cy="14" r="6" strokeWidth="4" strokeDasharray="2.6 2.1" />
      <circle cx="11" cy="14" r="4.5" />
      <path d="M22 10q2.5 4 0 8M25 7q4 7 0 14" className="fault" />
    </>
  ),
  'remote-not-working': (
    <>
      <path d="M5 8a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v12a6 6 0 0 1-12 0z" />
      <circle cx="11" cy="11" r="2" />
      <path d="m20 10 5 5M25 10l-5 5" className="fault" />
    </>
  ),
};

const offered = Object.keys(DRAWINGS)
  .filter(isTriageSymptom)
  .map((symptom) => ({ ...triageOf(symptom), drawing: DRAWINGS[symptom] }));

/** For the visitor whose gate is broken now: the symptom is the first line of the chat, and its row carries the chat's sign; the last row is a page. */
export function Triage() {
  const { facts } = useSite();
  return (
    <section className="triage" aria-labelledby="triagem">
      <div className="wrap">
        <h2 id="triagem">Já tem motor e ele parou?</h2>
        <ul>
          {offered.map(({ label, says, drawing }) => (
            <li key={label}>
              <a href={whatsappLink(chatNumber(facts.company), chatText(says))} target="_blank" rel="noopener">
                <svg viewBox="0 0 28 28" aria-hidden="true">
                  {drawing}
                </svg>
                <span>{label}</span>
                <Icon name="chat" />
              </a>
            </li>
          ))}
          <li>
            <a href={addresses.knowledgeCentre}>Outro defeito: ver as causas</a>
          </li>
        </ul>
      </div>
    </section>
  );
}
