import type { InputHTMLAttributes } from 'react';
import { Field, type FieldText, getControlClasses, getDescribedBy } from './field.tsx';

type TextFieldProps = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'className'>;

export function TextField({ id, label, optional, hint, error, ...input }: TextFieldProps) {
  const words = { id, label, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}), error };
  return (
    <Field {...words}>
      <input id={id} {...input} {...getDescribedBy(words)} className={getControlClasses(error)} />
    </Field>
  );
}
