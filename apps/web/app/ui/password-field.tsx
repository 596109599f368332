import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { Field, type FieldText, getControlClasses, getDescribedBy } from './field.tsx';
import { Icon } from './icon.tsx';

type PasswordFieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'className' | 'type'> & {
    /** Feedback on the password while it is typed. */
    children?: ReactNode;
  };

/** Password field with a button that shows the password, so that the user needn't type it twice. */
export function PasswordField({ id, label, hint, error, children, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const fieldProps = { id, label, ...(hint ? { hint } : {}), error };
  return (
    <div>
      <Field {...fieldProps}>
        <span className="relative block">
          <input
            id={id}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...getDescribedBy(fieldProps)}
            type={shown ? 'text' : 'password'}
            className={`${getControlClasses(error)} pr-13!`}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 inline-flex w-13 items-center justify-center rounded-input text-stone hover:text-ink focus-visible:-outline-offset-4"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
          </button>
        </span>
      </Field>
      {children}
    </div>
  );
}
