/** The long texts: each MDX file holds its head in `meta` and receives the facts as phrases, so that no figure is typed in it. */
declare module '*.mdx' {
  import type { MDXComponents } from 'mdx/types.js';
  import type { ReactElement } from 'react';
  import type { FactTexts } from '../business/fact-texts.ts';
  import type { Company } from '../business/facts.ts';
  import type { PageMeta } from './page-meta.ts';

  export const meta: PageMeta;

  export interface LongTextProps {
    readonly f: FactTexts;
    /** Who answers for the site; the privacy notice names it. */
    readonly company: Company;
    readonly components?: MDXComponents;
  }

  export default function LongText(props: LongTextProps): ReactElement;
}
