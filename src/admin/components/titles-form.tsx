import type { RefObject, SyntheticEvent } from 'react';
import { CreativitySlider } from './creativity-slider.tsx';

interface Props {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** What is said of the text while it is not refused. */
  readonly note: string;
  readonly refusal: string | null;
  readonly creativity: number;
  readonly isBusy: boolean;
  readonly isGenerating: boolean;
  readonly onText: (typed: string) => void;
  readonly onCreativity: (level: number) => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

export function TitlesForm(props: Props) {
  const { box, text, note, refusal, creativity, isBusy, isGenerating, onText, onCreativity, onSubmit } = props;
  return (
    <form className="surface pad form" onSubmit={onSubmit} noValidate>
      <label htmlFor="titulos">Títulos, um por linha</label>
      <textarea
        id="titulos"
        ref={box}
        className="field"
        rows={6}
        placeholder="Motor para portão basculante na Vila Olímpia"
        aria-describedby="titulos-nota"
        aria-invalid={refusal !== null}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <p id="titulos-nota" className="small quiet">
        {refusal === null ? note : <span className="failed">{refusal}</span>}
      </p>
      <CreativitySlider value={creativity} onChange={onCreativity} disabled={isBusy} />
      {/* Never disabled: the focus would be lost. */}
      <button type="submit" className="button main wide" aria-disabled={isBusy}>
        {isGenerating ? 'Gerando...' : 'Gerar Conteúdo'}
      </button>
    </form>
  );
}
