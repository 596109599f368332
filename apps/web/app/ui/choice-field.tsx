import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field, type FieldText, getControlClasses, getDescribedBy } from './field.tsx';
import { Icon } from './icon.tsx';

type ChoiceFieldProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText | 'className'> & {
    /** Children: `<option>` and `<optgroup>` elements. */
    children: ReactNode;
  };

/** Renders a native select. Use SelectField if its options are plain texts. */
export function ChoiceField({ id, label, optional, hint, error, children, ...select }: ChoiceFieldProps) {
  const fieldProps = { id, label, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}), error };
  return (
    <Field {...fieldProps}>
      <span className="relative block">
        <select
          id={id}
          {...select}
          {...getDescribedBy(fieldProps)}
          className={`${getControlClasses(error)} cursor-pointer appearance-none pr-11`}
        >
          {children}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </span>
    </Field>
  );
}
