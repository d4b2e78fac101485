import { repeatWords } from '../title-lines.ts';
import type { TitleChoice } from '../title-choice.ts';

export function PastedTitles({ choice }: { readonly choice: TitleChoice }) {
  return (
    <div className="form">
      <label htmlFor="colados">Títulos, um por linha</label>
      <textarea
        id="colados"
        className="field"
        rows={8}
        value={choice.pasted}
        onChange={(event) => choice.setPasted(event.target.value)}
      />
      {choice.repeats > 0 && (
        <p className="small quiet" role="status">
          {repeatWords(choice.repeats)}.
        </p>
      )}
    </div>
  );
}
