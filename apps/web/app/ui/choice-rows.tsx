import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface ChoiceRow<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Text below the label, in stone. */
  detail?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceRowsProps<Value extends string> {
  legend: string;
  legendShown?: boolean;
  /** Name of the inputs, unique on the page. */
  name: string;
  rows: readonly ChoiceRow<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Renders rows as a radio group. The chosen row has a ring and a tick. */
export function ChoiceRows<Value extends string>(props: ChoiceRowsProps<Value>) {
  const { legend, legendShown = false, name, rows, value, onChange } = props;
  return (
    <fieldset>
      <legend className={legendShown ? 'mb-2 text-[15px] font-medium' : 'sr-only'}>{legend}</legend>
      <div className="overflow-hidden rounded-card border border-hairline bg-paper">
        {rows.map((row) => (
          <label
            key={row.value}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 border-b border-hairline px-4 py-2.5 transition-colors duration-160 last:border-b-0 hover:bg-linen/50 has-checked:ring-2 has-checked:ring-forest has-checked:ring-inset has-disabled:cursor-default has-disabled:text-stone has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-forest"
          >
            <input
              type="radio"
              name={name}
              value={row.value}
              checked={row.value === value}
              disabled={row.disabled}
              onChange={() => onChange(row.value)}
              className="peer sr-only"
            />
            <span className="min-w-0 flex-1 leading-snug">
              <span className="block font-medium">{row.label}</span>
              {row.detail && <span className="block text-small text-stone">{row.detail}</span>}
            </span>
            {row.aside && (
              <span className="numeric text-small whitespace-nowrap text-stone">{row.aside}</span>
            )}
            <Icon name="check" size={20} className="invisible shrink-0 text-forest peer-checked:visible" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
