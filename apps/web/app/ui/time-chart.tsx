import { type ReactNode, useState } from 'react';
import { getAxisTicks } from './get-axis-ticks.ts';
import { useRovingFocus } from './use-roving-focus.ts';

export interface TimeSeries {
  name: string;
  /** One value per point; null without data. */
  values: readonly (number | null)[];
  /** Style of the series. bar and striped are stacked; line and dashed connect the points. */
  variant: 'bar' | 'striped' | 'line' | 'dashed';
}

export interface TimeChartProps {
  label: string;
  points: readonly TimePoint[];
  series: readonly TimeSeries[];
  /** Formats a value, such as "£412". */
  format: (value: number) => string;
  /** Smallest distance between axis values, such as 100 for values in pence; defaults to 1. */
  minStep?: number;
}

export interface TimePoint {
  key: string;
  /** Full name, such as "Tuesday 3 November". */
  name: string;
  /** Label on the axis, such as "3 Nov". */
  short: string;
}

/** Maximum number of axis labels. */
const maxLabels = 8;

/**
 * Renders values over time as bars or lines. Arrow keys move between points. The values of the focused or
 * hovered point are shown above the chart.
 */
export function TimeChart({ label, points, series, format, minStep = 1 }: TimeChartProps) {
  const [shown, setShown] = useState<number | null>(null);
  const roving = useRovingFocus(points.length - 1);
  const ticks = getAxisTicks(...getRange(points, series), minStep);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const at = (value: number) => ((value - low) / (high - low)) * 100;
  const describePoint = (index: number) =>
    series
      .filter(({ values }) => (values[index] ?? null) !== null)
      .map(({ name, values }) => `${name} ${format(values[index] ?? 0)}`)
      .join(', ');
  const every = Math.ceil(points.length / maxLabels);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        {series.map((item) => (
          <Key key={item.name} look={item.variant}>
            {item.name}
          </Key>
        ))}
        <p aria-hidden="true" className="numeric ml-auto min-h-5 text-stone">
          {shown !== null && points[shown] ? `${points[shown].name}: ${describePoint(shown)}` : ''}
        </p>
      </div>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden="true" className="numeric relative text-right text-note text-stone">
          {/* Reserves the width of the widest label. */}
          <span className="invisible">{ticks.map(format).sort((a, b) => b.length - a.length)[0]}</span>
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: `${at(tick)}%` }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-52">
          {ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden="true"
              className={`absolute inset-x-0 border-t ${tick === 0 ? 'border-line' : 'border-hairline'}`}
              style={{ bottom: `${at(tick)}%` }}
            />
          ))}
          <Lines series={series} count={points.length} at={at} />
          <div
            role="toolbar"
            aria-label={`${label}, value by value`}
            aria-orientation="horizontal"
            className="absolute inset-0 flex"
            onKeyDown={roving.onKeyDown}
            onPointerLeave={() => setShown(null)}
            onBlur={() => setShown(null)}
          >
            {points.map((point, index) => (
              <button
                key={point.key}
                type="button"
                data-roving=""
                tabIndex={roving.tabIndexOf(index)}
                aria-label={`${point.name}: ${describePoint(index)}`}
                onFocus={() => setShown(index)}
                onPointerEnter={() => setShown(index)}
                onClick={() => setShown(index)}
                className={`relative min-w-0 flex-1 ${shown === index ? 'bg-linen/60' : ''}`}
              >
                <Bars series={series} index={index} at={at} />
              </button>
            ))}
          </div>
        </div>
        <div aria-hidden="true" className="numeric col-start-2 mt-2 flex text-note text-stone">
          {points.map((point, index) => (
            <span key={point.key} className="relative h-5 min-w-0 flex-1">
              {index % every === 0 && (
                <span
                  className={`absolute whitespace-nowrap ${index % (2 * every) === 0 ? '' : 'max-sm:hidden'} ${index === 0 ? 'left-0' : 'left-1/2 -translate-x-1/2'}`}
                >
                  {point.short}
                </span>
              )}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Returns the smallest and the largest value, including 0. Stacked bars count by their sum. */
function getRange(points: readonly TimePoint[], series: readonly TimeSeries[]): [number, number] {
  const values = points.flatMap((_, index) => {
    const bars = series.filter(isBar).reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
    return [bars, ...series.filter((item) => !isBar(item)).map(({ values }) => values[index] ?? 0)];
  });
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

function isBar({ variant }: TimeSeries): boolean {
  return variant === 'bar' || variant === 'striped';
}

const fills = {
  bar: 'bg-forest forced-colors:bg-[CanvasText]',
  striped:
    'border border-clay bg-[repeating-linear-gradient(135deg,var(--color-rose)_0_2px,var(--color-paper)_2px_5px)]',
} as const;

interface PartProps {
  series: readonly TimeSeries[];
  /** Returns the position of a value, in percent from the bottom. */
  at: (value: number) => number;
}

function Bars({ series, index, at }: PartProps & { index: number }) {
  let below = 0;
  return series.map(({ name, values, variant }) => {
    if (variant !== 'bar' && variant !== 'striped') return null;
    const value = values[index] ?? 0;
    // The border of an empty bar would look like a small value.
    if (value === 0) return null;
    const from = below;
    below += value;
    return (
      <span
        key={name}
        className={`absolute left-1/2 w-[62%] max-w-7 -translate-x-1/2 ${fills[variant]}`}
        style={{ bottom: `${at(Math.min(from, below))}%`, height: `${Math.abs(at(below) - at(from))}%` }}
      />
    );
  });
}

function Lines({ series, count, at }: PartProps & { count: number }) {
  const x = (index: number) => ((index + 0.5) / count) * 100;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {series
        .filter((item) => !isBar(item))
        .map(({ name, values, variant }) => (
          <polyline
            key={name}
            points={values
              .flatMap((value, index) => (value === null ? [] : [`${x(index)},${100 - at(value)}`]))
              .join(' ')}
            className={
              variant === 'line'
                ? 'fill-none stroke-forest stroke-[2.5]'
                : 'fill-none stroke-clay stroke-[1.5] [stroke-dasharray:5_4]'
            }
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        ))}
    </svg>
  );
}

function Key({ look, children }: { look: TimeSeries['variant']; children: ReactNode }) {
  const isLine = look === 'line' || look === 'dashed';
  return (
    <span className="inline-flex items-center gap-2">
      {isLine ? (
        <span
          aria-hidden="true"
          className={`w-5 border-t-2 ${look === 'line' ? 'border-forest' : 'border-dashed border-clay'}`}
        />
      ) : (
        <span aria-hidden="true" className={`size-3 rounded-[3px] ${fills[look]}`} />
      )}
      {children}
    </span>
  );
}
