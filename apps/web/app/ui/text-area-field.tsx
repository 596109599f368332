import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldText, getControlClasses, getDescribedBy } from './field.tsx';

type TextAreaFieldProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText | 'className'> & {
    /** Whether an empty field is three lines high, instead of about six. */
    isShort?: boolean;
  };

/** Renders a textarea that grows with its text where browsers support this, and that users can resize. */
export function TextAreaField({
  id,
  label,
  optional,
  hint,
  error,
  isShort = false,
  ...area
}: TextAreaFieldProps) {
  const fieldProps = { id, label, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}), error };
  return (
    <Field {...fieldProps}>
      <textarea
        id={id}
        rows={isShort ? 3 : 6}
        {...area}
        {...getDescribedBy(fieldProps)}
        className={`${getControlClasses(error)} block h-auto max-h-[32rem] ${isShort ? 'min-h-25' : 'min-h-40'} resize-y field-sizing-content py-3 leading-normal`}
      />
    </Field>
  );
}
