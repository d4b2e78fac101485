import type { Facts } from '../business/facts.ts';
import { shownInCase } from '../content/library/shown-in-case.ts';
import { isBeyondKits } from '../generator/arc/arithmetic.ts';
import { caseOfStored } from '../generator/arc/named-case.ts';
import type { PageSubject } from '../site/sections/answered-article.tsx';
import type { subjectOf } from '../understanding/stored-understanding.ts';
import { figuresIn } from '../understanding/title-figures.ts';

/** What a page's title was understood as, as its page shows it: in the title's case, with its numbers, and without kits where none serves. */
export function shownSubject(title: string, subject: ReturnType<typeof subjectOf>, facts: Facts): PageSubject {
  const figures = figuresIn(title);
  const entry = subject.entry && shownInCase(subject.entry, caseOfStored(title, subject, facts));
  if (!entry?.kit || !isBeyondKits(figures, subject.gateKind, facts)) return { ...subject, entry, figures };
  return { ...subject, entry: { ...entry, kit: false }, figures, isBeyondKits: true };
}
