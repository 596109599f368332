import type { InputHTMLAttributes } from 'react';
import { Field, type FieldText, getControlClasses, getDescribedBy } from './field.tsx';

type TextFieldProps = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'className'>;

export function TextField({ id, label, optional, hint, error, ...input }: TextFieldProps) {
  const fieldProps = { id, label, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}), error };
  return (
    <Field {...fieldProps}>
      <input id={id} {...input} {...getDescribedBy(fieldProps)} className={getControlClasses(error)} />
    </Field>
  );
}
