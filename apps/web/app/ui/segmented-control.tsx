export interface SegmentedControlProps<Value extends string> {
  legend: string;
  /** Name of the inputs, unique on the page. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Style. strong: the chosen option is forest. dark: for forest backgrounds; the chosen option is chalk. */
  tone?: 'light' | 'strong' | 'dark';
  className?: string;
}

const tones = {
  light: {
    pill: 'bg-linen',
    part: 'text-stone hover:text-ink has-checked:bg-paper has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-forest',
  },
  strong: {
    pill: 'bg-linen',
    part: 'text-ink hover:bg-sand/60 has-checked:bg-forest has-checked:text-chalk has-focus-visible:outline-forest',
  },
  dark: {
    pill: 'bg-pine',
    part: 'text-mist hover:text-chalk has-checked:bg-chalk has-checked:text-ink has-focus-visible:outline-chalk',
  },
} as const;

/** Renders two to four options side by side as a radio group. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, name, options, value, onChange, tone = 'light', className = '' } = props;
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      <div className={`grid auto-cols-fr grid-flow-col rounded-pill p-1 ${tones[tone].pill}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-pill px-4 text-center text-[0.9375rem] leading-tight font-medium transition-colors duration-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${tones[tone].part}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-pill outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
