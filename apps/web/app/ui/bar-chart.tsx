export interface BarChartProps {
  /** Accessible name of the chart. */
  label: string;
  bars: readonly Bar[];
  /** Value of a full-width bar; defaults to the greatest value or mark, and at least 1. */
  full?: number;
  /** Name of the marker line, shown below the bars. */
  markName?: string;
}

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** Reference value, drawn as a line across the bar. */
  mark?: number | null;
  /** Formatted value, such as "73%". */
  valueText: string;
  /** Secondary text, such as "40 of 55 places". */
  detail?: string;
}

/**
 * Renders horizontal bars, each with its name and formatted value, so that the length is never the only
 * information.
 */
export function BarChart({ label, bars, full, markName }: BarChartProps) {
  const fullValue = full ?? Math.max(1, ...bars.map(({ value, mark }) => Math.max(value, mark ?? 0)));
  const toPercent = (value: number) => `${Math.min(100, Math.max(0, (value / fullValue) * 100))}%`;
  const marked = bars.some(({ mark }) => mark !== null && mark !== undefined);
  return (
    <>
      <ul aria-label={label} className="grid gap-3.5">
        {bars.map(({ key, label: name, value, mark, valueText, detail }) => (
          <li key={key}>
            <div className="flex items-baseline justify-between gap-4 text-[0.9375rem] leading-snug">
              <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
              <span className="numeric shrink-0 text-right">
                {detail && <span className="mr-2.5 text-small text-stone max-sm:hidden">{detail}</span>}
                <span className="font-semibold">{valueText}</span>
              </span>
            </div>
            <div aria-hidden="true" className="relative mt-1.5 h-2 rounded-pill bg-linen">
              <span
                className="absolute inset-y-0 left-0 rounded-pill bg-forest forced-colors:bg-[CanvasText]"
                style={{ width: toPercent(value) }}
              />
              {mark !== null && mark !== undefined && (
                <span
                  className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-clay shadow-[0_0_0_1px_var(--color-chalk)]"
                  style={{ left: toPercent(mark) }}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {markName && marked && (
        <p aria-hidden="true" className="mt-4 flex items-center gap-2 text-note text-stone">
          <span className="h-4 w-0.5 bg-clay" />
          {markName}
        </p>
      )}
    </>
  );
}
