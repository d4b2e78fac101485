import type { ReactNode } from 'react';
import { callLink } from '../../business/whatsapp-link.ts';
import { useSite } from '../site-context.ts';

/** The company's number wherever a text names it: one tap calls, and it is not broken between two lines. In danger other numbers are called. */
export function WithPhone({ children }: { readonly children: string }): ReactNode {
  const { emergency, facts, texts } = useSite();
  if (emergency) return children;
  const [before, ...others] = children.split(texts.phone);
  return (
    <>
      {before}
      {others.map((text, at) => (
        <span key={at}>
          <a href={callLink(facts.company.phone)}>{texts.phone}</a>
          {text}
        </span>
      ))}
    </>
  );
}
