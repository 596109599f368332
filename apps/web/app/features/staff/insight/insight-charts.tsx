import type { InsightChart } from '@studio/contracts/staff-insight';
import { formatCount, formatNumber } from '@studio/domain/text/format';
import { formatDay, formatDayMedium } from '@studio/domain/time/format-london';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { HeatTable } from '../../../ui/heat-table.tsx';
import { TimeChart, type TimeSeries } from '../../../ui/time-chart.tsx';
import { formatCell } from './cell-text.ts';

interface ChartProps {
  label: string;
  chart: InsightChart;
}

/**
 * Occupancy bars. Columns of the chart: name, percentage, percentage of the previous period, booked, places.
 */
export function OccupancyBars({ label, chart: { rows } }: ChartProps) {
  return (
    <BarChart
      label={label}
      full={100}
      markName="Previous period"
      bars={rows.map(([name, full, before, booked, places]) => ({
        key: String(name),
        label: String(name),
        value: Number(full ?? 0),
        mark: before === null ? null : Number(before),
        valueText: formatCell(full, 'percent'),
        detail: `${formatNumber(Number(booked))} of ${formatCount(Number(places), 'place')}`,
      }))}
    />
  );
}

/**
 * Bars of the values in the second column. For amounts of money, the third column is the previous period's amount,
 * which a mark on the bar shows. If `detail` names the third column, it also appears as text.
 */
export function CountBars({ label, chart: { columns, rows }, detail }: ChartProps & { detail?: string }) {
  const unit = columns[1]?.unit ?? 'count';
  return (
    <BarChart
      label={label}
      {...(unit === 'percent' ? { full: 100 } : {})}
      {...(unit === 'pence' ? { markName: 'Previous period' } : {})}
      bars={rows.map(([name, value, other]) => ({
        key: String(name),
        label: String(name),
        value: Number(value ?? 0),
        ...(unit === 'pence' ? { mark: Number(other ?? 0) } : {}),
        valueText: formatCell(value, unit),
        ...(detail ? { detail: `${formatCell(other, columns[2]?.unit ?? 'count')} ${detail}` } : {}),
      }))}
    />
  );
}

/** Time series of selected columns, as bars or lines. `columnStyles` selects the columns and their style. */
export function TimeSeriesChart({
  label,
  chart: { columns, rows },
  columnStyles,
}: ChartProps & { columnStyles: readonly { column: number; variant: TimeSeries['variant'] }[] }) {
  const isWeek = columns[0]?.heading === 'Week starting';
  const unit = columns[columnStyles[0]?.column ?? 1]?.unit ?? 'count';
  return (
    <TimeChart
      label={label}
      points={rows.map(([day]) => ({
        key: String(day),
        name: `${isWeek ? 'Week starting ' : ''}${formatDayMedium(String(day))}`,
        short: formatDay(String(day), { day: 'numeric', month: 'short' }),
      }))}
      series={columnStyles.map(({ column, variant }) => ({
        name: columns[column]?.heading ?? '',
        variant,
        values: rows.map((row) => (typeof row[column] === 'number' ? row[column] : null)),
      }))}
      format={(value) => formatCell(value, unit)}
      {...(unit === 'pence' ? { minStep: 100 } : {})}
    />
  );
}

/** Heatmap of occupancy: weekdays as rows, hours as columns. */
export function WeekHeatmap({ label, chart: { rows } }: ChartProps) {
  const days = [...new Set(rows.map(([day]) => String(day)))];
  const hours = [...new Set(rows.map(([, hour]) => String(hour)))].sort();
  const found = new Map(rows.map((row) => [`${row[0]} ${row[1]}`, row]));
  return (
    <HeatTable
      caption={`${label} (%)`}
      columns={hours}
      rows={days.map((day) => ({
        name: day,
        cells: hours.map((hour) => {
          const row = found.get(`${day} ${hour}`);
          return row
            ? {
                percent: Number(row[2] ?? 0),
                detail: `${formatNumber(Number(row[3]))} of ${formatCount(Number(row[4]), 'place')}`,
              }
            : null;
        }),
      }))}
    />
  );
}
