import { describeOwnWords } from '../own-words-level.ts';

/** How much of a page only it says: sign, figure and words, never colour alone. `share` is 0…1. */
export function OwnWords({ share }: { readonly share: number }) {
  const { percent, level } = describeOwnWords(share);
  return (
    <span className="own-words" data-level={level}>
      {level === 'few' && <span className="sign">!</span>} {percent}% <span>de palavras</span> próprias
    </span>
  );
}
