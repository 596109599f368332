import { extractCodeDigits, verificationCodeLength } from '@studio/domain/people/verification-code';
import type { InputEvent, InputHTMLAttributes } from 'react';
import { Field, type FieldText, getControlClasses, getDescribedBy } from './field.tsx';

type DigitsFieldProps = Pick<FieldText, 'id' | 'error' | 'hint'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoFocus' | 'onInput'> & {
    label?: string;
    /** Id of another element that describes the field. */
    about?: string;
  };

/**
 * Renders a field for a six-digit code. Phones offer the code for autofill. Removes other characters, which pasted
 * text may contain.
 */
export function DigitsField({ id, label = 'Code', error, hint, about, onInput, ...input }: DigitsFieldProps) {
  const fieldProps = { id, label, error, ...(hint ? { hint } : {}) };
  const described = getDescribedBy(fieldProps);
  const ids = [described['aria-describedby'], about].filter(Boolean).join(' ');
  const handleInput = (event: InputEvent<HTMLInputElement>) => {
    stripNonDigits(event);
    onInput?.(event);
  };
  return (
    <Field {...fieldProps}>
      <input
        id={id}
        {...input}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...described}
        {...(ids ? { 'aria-describedby': ids } : {})}
        onInput={handleInput}
        className={`${getControlClasses(error)} numeric h-16! text-[1.75rem]! tracking-[0.24em]`}
      />
    </Field>
  );
}

function stripNonDigits({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const digits = extractCodeDigits(input.value).slice(0, verificationCodeLength);
  if (digits !== input.value) input.value = digits;
}
