import { plainText } from '../../text/plain-text.ts';

/** What one needs before the first step, as the page's own text says it; what it does not say is not known. */
export interface Needs {
  readonly time: string | null;
  readonly tools: string | null;
  readonly danger: string | null;
}

const PARAGRAPH = /<p><strong>(?:Tempo|O que separar|Atenção):<\/strong>[\s\S]*?<\/p>/g;
const NAMED = /<strong>(Tempo|O que separar|Atenção):<\/strong>([\s\S]*?)(?=<strong>|<\/p>)/g;

function sentence(text: string | undefined): string | null {
  return text === undefined ? null : plainText(text).trim();
}

/** Takes them out of a text: they stand on the nameplate above the steps then, and are not said twice. */
export function takeNeeds(html: string): { readonly needs: Needs; readonly rest: string } {
  const named = new Map(
    [...html.matchAll(PARAGRAPH)].flatMap(([paragraph]) =>
      [...paragraph.matchAll(NAMED)].map(([, name = '', text = '']) => [name, text] as const),
    ),
  );
  const short = (name: string) => sentence(named.get(name))?.replace(/\.$/, '') ?? null;
  return {
    needs: { time: short('Tempo'), tools: short('O que separar'), danger: sentence(named.get('Atenção')) },
    rest: named.size === 0 ? html : html.replace(PARAGRAPH, ''),
  };
}
