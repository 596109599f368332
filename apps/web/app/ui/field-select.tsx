import type { SelectHTMLAttributes } from 'react';
import { controlClass, describedBy, Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectFieldProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldWords | 'className'> & {
    options: readonly string[];
    /** Shown while nothing is chosen; it cannot be chosen again. */
    placeholder: string;
  };

/** One of a few words, with the device's own list. */
export function SelectField({ id, label, hint, error, options, placeholder, ...select }: SelectFieldProps) {
  const words = { id, label, ...(hint ? { hint } : {}), error };
  return (
    <Field {...words}>
      <span className="relative block">
        <select
          id={id}
          {...select}
          {...describedBy(words)}
          className={`${controlClass(error)} cursor-pointer appearance-none pr-11`}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </span>
    </Field>
  );
}
