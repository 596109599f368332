import type { SelectHTMLAttributes } from 'react';
import { ChoiceField } from './choice-field.tsx';
import type { FieldText } from './field.tsx';

type SelectFieldProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText | 'className'> & {
    options: readonly string[];
    /** Shown while nothing is chosen; it cannot be chosen again. */
    placeholder: string;
  };

/** One of a few words, with the device's own list. */
export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  return (
    <ChoiceField {...field}>
      <option value="" disabled>
        {placeholder}
      </option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </ChoiceField>
  );
}
