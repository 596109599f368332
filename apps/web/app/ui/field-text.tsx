import type { InputHTMLAttributes } from 'react';
import { controlClass, describedBy, Field, type FieldWords } from './field.tsx';

type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords | 'className'>;

/** One line of text. */
export function TextField({ id, label, optional, hint, error, ...input }: TextFieldProps) {
  const words = { id, label, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}), error };
  return (
    <Field {...words}>
      <input id={id} {...input} {...describedBy(words)} className={controlClass(error)} />
    </Field>
  );
}
