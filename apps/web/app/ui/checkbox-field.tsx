import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldErrorText, type FieldText, getDescribedBy } from './field.tsx';
import { Icon } from './icon.tsx';

type CheckboxFieldProps = Pick<FieldText, 'id' | 'error'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className'> & { children: ReactNode };

/** Renders a checkbox with its label; the whole sentence is clickable. */
export function CheckboxField({ id, error, children, ...input }: CheckboxFieldProps) {
  const border = error ? 'border-2 border-error' : 'border border-line hover:border-stone';
  return (
    <div>
      <div className="flex gap-3">
        <span className="relative mt-0.5 size-6 shrink-0">
          <input
            id={id}
            type="checkbox"
            {...input}
            {...getDescribedBy({ id, error })}
            className={`peer size-6 cursor-pointer appearance-none rounded-input bg-paper checked:border-forest checked:bg-forest ${border}`}
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0 m-auto hidden size-[18px] text-chalk peer-checked:block"
            strokeWidth={2}
          />
        </span>
        <label htmlFor={id} className="cursor-pointer py-0.5 text-base leading-normal">
          {children}
        </label>
      </div>
      <div className="pl-9">
        <FieldErrorText id={id} error={error} />
      </div>
    </div>
  );
}
