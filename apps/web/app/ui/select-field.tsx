import type { SelectHTMLAttributes } from 'react';
import { ChoiceField } from './choice-field.tsx';
import type { FieldText } from './field.tsx';

type SelectFieldProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText | 'className'> & {
    options: readonly string[];
    /** Text while nothing is selected. It can't be selected again. */
    placeholder: string;
  };

/** Renders a native select whose options are plain texts. */
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
