export interface StepIndicatorProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly string[];
  current: number;
  className?: string;
}

export function StepIndicator({ label, steps, current, className = '' }: StepIndicatorProps) {
  return (
    <nav aria-label={label} className={`flex min-h-11 items-center py-1 md:min-h-14 ${className}`}>
      <ol className="flex flex-wrap items-center gap-1.5 text-[0.9375rem] leading-tight whitespace-nowrap max-sm:w-full max-sm:justify-between md:gap-3">
        {steps.map((step, index) => (
          <li
            key={step}
            className={`flex items-center gap-1.5 md:gap-3 ${index === current ? 'font-semibold' : 'text-stone'}`}
            aria-current={index === current ? 'step' : undefined}
          >
            {index > 0 && (
              <span className="h-px w-2 bg-line/70 max-[26rem]:hidden sm:w-8" aria-hidden="true" />
            )}
            <span
              className={`numeric grid size-5.5 place-items-center rounded-full border text-note font-semibold ${
                index <= current ? 'border-forest bg-forest text-chalk' : 'border-line'
              }`}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className="max-sm:text-small">{step}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
