import { codeDigits, codeLength } from '@studio/domain/people/email-code';
import type { FormEvent } from 'react';
import { controlClass, describedBy, Field } from '../../ui/field.tsx';

interface CodeFieldProps {
  id: string;
  name: string;
  error: string | undefined;
}

/** The six digits of an email: phones offer them above the keyboard, and they may be pasted with whatever stands around. */
export function CodeField({ id, name, error }: CodeFieldProps) {
  const words = { id, label: 'Code', error };
  return (
    <Field {...words}>
      <input
        id={id}
        name={name}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...describedBy(words)}
        onInput={keepDigits}
        className={`${controlClass(error)} numeric h-16! text-[1.75rem]! tracking-[0.24em]`}
      />
    </Field>
  );
}

function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digits = codeDigits(input.value).slice(0, codeLength);
  if (digits !== input.value) input.value = digits;
}
