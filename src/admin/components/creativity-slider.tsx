import { Slider } from '@base-ui/react/slider';
import { useId } from 'react';
import { creativityScale } from '../creativity.ts';

interface Props {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

export function CreativitySlider({ value, onChange, disabled = false }: Props) {
  const hint = useId();
  const { min, max, step, fixedUpTo } = creativityScale;
  return (
    <div>
      <Slider.Root
        className="slider"
        min={min}
        max={max}
        step={step}
        largeStep={step * 2}
        value={value}
        disabled={disabled}
        onValueChange={(next) => onChange(typeof next === 'number' ? next : (next[0] ?? value))}
      >
        <div className="slider-head">
          <Slider.Label>Nível de criatividade</Slider.Label>
          <Slider.Value className="slider-value">{() => `${value}%`}</Slider.Value>
        </div>
        <Slider.Control className="slider-control">
          <Slider.Track className="slider-track">
            <Slider.Indicator className="slider-indicator" />
            <Slider.Thumb className="slider-thumb" aria-describedby={hint} />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <p id={hint} className={value <= fixedUpTo ? 'small slider-hint warned' : 'small slider-hint'} aria-live="polite">
        {value <= fixedUpTo
          ? `Até ${fixedUpTo}%, os trechos são sempre os mesmos: as páginas vão se parecer umas com as outras.`
          : 'Quanto maior, mais seções e mais variação entre uma página e outra.'}
      </p>
    </div>
  );
}
