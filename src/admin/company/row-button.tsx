import { ArrowDown, ArrowUp, X } from 'lucide-react';

const ICONS = { up: ArrowUp, down: ArrowDown, out: X } as const;
const WORDS = { up: 'Subir', down: 'Descer', out: 'Retirar' } as const;

interface Props {
  readonly act: keyof typeof ICONS;
  /** Of which item. */
  readonly name: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** Stays where it is when it has nothing to do, so that the keyboard does not lose its place. */
export function RowButton({ act, name, disabled = false, onPress }: Props) {
  const Icon = ICONS[act];
  const label = `${WORDS[act]}: ${name}`;
  return (
    <button
      type="button"
      className="row-button"
      data-act={act}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  );
}
