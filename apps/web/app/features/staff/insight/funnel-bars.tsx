import type { InsightChart } from '@studio/contracts/staff-insight';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { formatCell } from './cell-text.ts';

interface FunnelBarsProps {
  label: string;
  chart: InsightChart;
}

/**
 * Bars for the steps of a funnel, each with its number and its share of the previous step. Bars are relative
 * to the first step.
 */
export function FunnelBars({ label, chart: { rows } }: FunnelBarsProps) {
  return (
    <BarChart
      label={label}
      full={Math.max(1, Number(rows[0]?.[1] ?? 0))}
      bars={rows.map(([step, visits, percent]) => ({
        key: String(step),
        label:
          percent === null ? String(step) : `${step} (${formatCell(percent, 'percent')} of previous step)`,
        value: Number(visits ?? 0),
        valueText: formatCell(visits, 'count'),
      }))}
    />
  );
}

/** Maximum number of bars; the table shows all rows. */
const eventsShown = 10;

/** Bars for the most frequent events, with their details and pages. */
export function EventBars({ label, chart: { rows } }: FunnelBarsProps) {
  return (
    <>
      <BarChart
        label={label}
        bars={rows.slice(0, eventsShown).map(([what, which, page, visits]) => ({
          key: `${what} ${which} ${page}`,
          label: which ? `${what}: ${which}` : String(what),
          value: Number(visits ?? 0),
          valueText: formatCell(visits, 'count'),
          detail: String(page),
        }))}
      />
      {rows.length > eventsShown && (
        <p className="mt-4 text-small text-stone">Show as table to see {rows.length - eventsShown} more.</p>
      )}
    </>
  );
}
