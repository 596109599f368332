import { firstVisitCopy } from '@studio/content/copy/first-visit';
import { FieldErrorText, getDescribedBy } from '../../../ui/field.tsx';

interface YesNoFieldProps {
  id: string;
  question: string;
  value: boolean | null;
  onChange: (value: boolean) => void;
  error: string | undefined;
}

/** Yes/no question without a preselected answer. */
export function YesNoField({ id, question, value, onChange, error }: YesNoFieldProps) {
  const answers = [
    { label: firstVisitCopy.form.no, means: false },
    { label: firstVisitCopy.form.yes, means: true },
  ];
  return (
    <fieldset {...getDescribedBy({ id, error })}>
      <legend className="mb-2 text-[15px] leading-tight font-medium">{question}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {answers.map(({ label, means }) => (
          <label
            key={label}
            className="relative flex min-h-12 cursor-pointer items-center justify-center rounded-input border border-line bg-paper font-medium transition-colors duration-hover hover:border-stone has-checked:border-forest has-checked:bg-forest has-checked:text-chalk has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-forest"
          >
            <input
              id={means ? `${id}-yes` : id}
              type="radio"
              name={id}
              checked={value === means}
              onChange={() => onChange(means)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-input outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
