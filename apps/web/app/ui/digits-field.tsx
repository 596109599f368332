import { codeDigits, codeLength } from '@studio/domain/people/email-code';
import type { InputEvent, InputHTMLAttributes } from 'react';
import { controlClass, describedBy, Field, type FieldWords } from './field.tsx';

type DigitsFieldProps = Pick<FieldWords, 'id' | 'error' | 'hint'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoFocus' | 'onInput'> & {
    label?: string;
    /** What else describes it: the id of a text that stands elsewhere. */
    about?: string;
  };

/** Six digits from elsewhere: phones offer them above the keyboard, and they may be pasted with whatever stands around. */
export function DigitsField({ id, label = 'Code', error, hint, about, onInput, ...input }: DigitsFieldProps) {
  const words = { id, label, error, ...(hint ? { hint } : {}) };
  const described = describedBy(words);
  const ids = [described['aria-describedby'], about].filter(Boolean).join(' ');
  const typing = (event: InputEvent<HTMLInputElement>) => {
    keepDigits(event);
    onInput?.(event);
  };
  return (
    <Field {...words}>
      <input
        id={id}
        {...input}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...described}
        {...(ids ? { 'aria-describedby': ids } : {})}
        onInput={typing}
        className={`${controlClass(error)} numeric h-16! text-[1.75rem]! tracking-[0.24em]`}
      />
    </Field>
  );
}

function keepDigits({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const digits = codeDigits(input.value).slice(0, codeLength);
  if (digits !== input.value) input.value = digits;
}
