import { Children, type ReactNode } from 'react';
import { canonicalSlug } from '../../text/slug.ts';

/** A heading of a long text, with an address of its own. */
export function AnchoredHeading({ children }: { readonly children?: ReactNode }) {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');
  return <h2 id={canonicalSlug(text)}>{children}</h2>;
}
