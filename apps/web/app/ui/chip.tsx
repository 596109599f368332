import type { ChangeEvent } from 'react';
import { Icon } from './icon.tsx';

export interface ChipOption<Value extends string> {
  value: Value;
  label: string;
}

interface ChipGroupBase<Value extends string> {
  /** Question of the group, which screen readers read before the options. */
  legend: string;
  /** Whether the legend is visible. If it isn't, the caller shows similar text nearby. */
  legendShown?: boolean;
  /** Name of the inputs, unique on the page. */
  name: string;
  options: readonly ChipOption<Value>[];
  className?: string;
}

export interface ChipGroupProps<Value extends string> extends ChipGroupBase<Value> {
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Renders a single choice as radio buttons. Arrow keys work, and visitors can choose before hydration. */
export function ChipGroup<Value extends string>({ value, onChange, ...rest }: ChipGroupProps<Value>) {
  return <Chips {...rest} type="radio" chosen={value === null ? [] : [value]} onToggle={onChange} />;
}

export interface ChipFilterProps<Value extends string> extends ChipGroupBase<Value> {
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Renders filters that visitors switch on and off independently. */
export function ChipFilter<Value extends string>({ values, onChange, ...rest }: ChipFilterProps<Value>) {
  const toggle = (value: Value, on: boolean) =>
    onChange(on ? [...values, value] : values.filter((other) => other !== value));
  return <Chips {...rest} type="checkbox" chosen={values} onToggle={toggle} />;
}

interface ChipsProps<Value extends string> extends ChipGroupBase<Value> {
  type: 'radio' | 'checkbox';
  chosen: readonly Value[];
  onToggle: (value: Value, on: boolean) => void;
}

function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { type, legend, legendShown = false, name, options, chosen, onToggle, className = '' } = props;
  return (
    <fieldset className={className}>
      <legend className={legendShown ? 'mb-3 text-ui font-medium' : 'sr-only'}>{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map(({ value, label }) => (
          <Chip
            key={value}
            type={type}
            name={name}
            value={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => onToggle(value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Renders a chip, 44 px high. A checked chip has less padding by the width of its tick, so that checking it
 * never reflows the row.
 */
function Chip({ label, ...input }: ChipProps) {
  return (
    <label className="group/chip relative inline-flex min-h-11 cursor-pointer items-center rounded-pill border border-line px-6 text-[0.9375rem] leading-tight font-medium transition-colors duration-hover hover:border-ink hover:bg-paper has-checked:border-forest has-checked:bg-forest has-checked:pr-3.5 has-checked:pl-3 has-checked:text-chalk has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-forest">
      <input
        {...input}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      <Icon name="check" size={16} strokeWidth={1.75} className="mr-1.5 hidden shrink-0 peer-checked:block" />
      {label}
    </label>
  );
}
