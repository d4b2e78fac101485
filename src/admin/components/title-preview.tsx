import { formatNumber } from '../../text/money.ts';

const SHOWN = 10;

export function TitlePreview({ titles }: { readonly titles: readonly string[] }) {
  const more = titles.length - SHOWN;
  return (
    <ol className="title-preview">
      {titles.slice(0, SHOWN).map((title, index) => (
        <li key={index}>{title}</li>
      ))}
      {more > 0 && <li className="quiet">... e mais {formatNumber(more)} páginas</li>}
    </ol>
  );
}
