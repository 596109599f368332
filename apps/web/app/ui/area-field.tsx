import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldText, getControlClasses, getDescribedBy } from './field.tsx';

type AreaFieldProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText | 'className'>;

/** Several lines of text; grows with them where browsers can, and can be pulled larger. */
export function AreaField({ id, label, optional, hint, error, ...area }: AreaFieldProps) {
  const words = { id, label, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}), error };
  return (
    <Field {...words}>
      <textarea
        id={id}
        rows={6}
        {...area}
        {...getDescribedBy(words)}
        className={`${getControlClasses(error)} block h-auto max-h-[32rem] min-h-40 resize-y field-sizing-content py-3 leading-normal`}
      />
    </Field>
  );
}
