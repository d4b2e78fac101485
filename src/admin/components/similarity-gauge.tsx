import { describeSimilarity, type SimilarityLevel } from '../similarity-level.ts';

const words: Record<SimilarityLevel, { readonly sign: string; readonly word: string }> = {
  unique: { sign: '•', word: 'Única' },
  similar: { sign: '+', word: 'Parecida' },
  'almost-equal': { sign: '!', word: 'Quase igual' },
};

const teeth = Array.from({ length: 10 }, (_, position) => position);

/** Sign, word, figure and teeth of the rack: never colour alone. `similarity` is 0…1. */
export function SimilarityGauge({ similarity }: { readonly similarity: number }) {
  const { percent, teeth: lit, level } = describeSimilarity(similarity);
  const { sign, word } = words[level];
  return (
    <span className="similarity" data-level={level}>
      <svg className="rack" viewBox="0 0 100 11" aria-hidden="true">
        {teeth.map((position) => (
          <path
            key={position}
            className={position < lit ? 'lit' : undefined}
            d={`M${position * 10} 11V6h1.5L${position * 10 + 3} 0h4l1.5 6h1.5v5z`}
          />
        ))}
      </svg>
      <span className="percent">{percent}%</span>
      <span className="badge">
        <span className="sign">{sign}</span> {word}
      </span>
    </span>
  );
}
