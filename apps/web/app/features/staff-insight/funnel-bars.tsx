import type { InsightChart } from '@studio/contracts/staff-insight';
import { BarChart } from '../../ui/bar-chart.tsx';
import { formatCell } from './cell-text.ts';

interface BarsProps {
  label: string;
  chart: InsightChart;
}

/** Steps of a way, each with its share of the step above it and its number, drawn beside the first. */
export function FunnelBars({ label, chart: { rows } }: BarsProps) {
  return (
    <BarChart
      label={label}
      full={Math.max(1, Number(rows[0]?.[1] ?? 0))}
      bars={rows.map(([step, visits, percent]) => ({
        key: String(step),
        label: percent === null ? String(step) : `${step}, ${formatCell(percent, 'percent')} of them`,
        value: Number(visits ?? 0),
        words: formatCell(visits, 'count'),
      }))}
    />
  );
}

/** How many are drawn; the table has all. */
const eventsShown = 10;

/** What happened most, with which of it and on which pages. */
export function EventBars({ label, chart: { rows } }: BarsProps) {
  return (
    <>
      <BarChart
        label={label}
        bars={rows.slice(0, eventsShown).map(([what, which, page, visits]) => ({
          key: `${what} ${which} ${page}`,
          label: which ? `${what}: ${which}` : String(what),
          value: Number(visits ?? 0),
          words: formatCell(visits, 'count'),
          detail: String(page),
        }))}
      />
      {rows.length > eventsShown && (
        <p className="mt-4 text-small text-stone">{rows.length - eventsShown} more are in the table.</p>
      )}
    </>
  );
}
