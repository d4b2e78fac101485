import type { ReactNode } from 'react';
import { callLink } from '../../business/whatsapp-link.ts';
import { useSite } from '../site-context.ts';

/** The company's number wherever a text names it: one tap calls, and it is not broken between two lines. */
export function WithPhone({ children }: { readonly children: string }): ReactNode {
  const { facts, texts } = useSite();
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

/** The same in HTML, but within a link or a tag. @param href of the call. */
export function linkPhone(html: string, phone: string, href: string): string {
  const found = new RegExp(`<a\\b[^]*?</a>|<[^>]*>|${RegExp.escape(phone)}`, 'g');
  return html.replace(found, (text) => (text === phone ? `<a href="${href}">${phone}</a>` : text));
}
