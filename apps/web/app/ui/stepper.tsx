import { Icon } from './icon.tsx';

export interface StepperProps {
  /** Visible name of the counted items. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

const button =
  'inline-flex size-11 items-center justify-center rounded-full transition-colors duration-160 hover:bg-linen disabled:text-stone/60 disabled:hover:bg-transparent';

/** Renders a small number between two buttons. Screen readers announce changes. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  return (
    <fieldset className="flex items-center justify-between gap-4">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true">{label}</span>
      <div className="flex items-center rounded-pill border border-line bg-paper">
        <button
          type="button"
          className={button}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
          aria-label={`Fewer ${label.toLowerCase()}`}
        >
          <Icon name="minus" size={18} />
        </button>
        <output className="numeric w-6 text-center font-semibold" aria-live="polite" aria-label={label}>
          {value}
        </output>
        <button
          type="button"
          className={button}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
          aria-label={`More ${label.toLowerCase()}`}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
    </fieldset>
  );
}
