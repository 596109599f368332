import type { InsightChart } from '@studio/contracts/staff-insight';
import type { Period } from '@studio/domain/insight/period';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { DataTable } from '../../../ui/data-table.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { createColumnFormat } from './cell-text.ts';
import { downloadChartData } from './insight-api.ts';

const textButtonClass =
  'inline-flex min-h-11 items-center gap-2 rounded-input px-2 text-small font-medium hover:text-clay-deep aria-disabled:text-stone';

interface ChartFrameProps {
  title: string;
  /** Sentence that says what the chart counts. */
  text: string;
  chart: InsightChart;
  period: Period;
  /** Text if the chart has no rows. */
  empty: string;
  /** Whether the card spans both columns on wide screens. */
  wide?: boolean;
  children: ReactNode;
}

/** Card of a chart. Staff can also see the chart as a table or save it as a file. */
export function ChartFrame({ title, text, chart, period, empty, wide = false, children }: ChartFrameProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const exporting = useMutation({
    mutationFn: () => downloadChartData(chart.id, period),
    onError: () => showToast('We couldn’t export this chart. Try again.'),
  });
  const hasRows = chart.rows.length > 0;
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-card border border-hairline bg-paper p-5 md:p-6 ${wide ? 'desk:col-span-2' : ''}`}
    >
      <h3 id={id} className="font-sans text-[1.0625rem] leading-snug font-semibold">
        {title}
      </h3>
      <p className="mt-1 text-small text-stone">{text}</p>
      <div className="mt-5 flex-1">
        {!hasRows && <p className="py-6 text-stone">{empty}</p>}
        {hasRows && (asTable ? <ChartTable title={title} chart={chart} /> : children)}
      </div>
      {hasRows && (
        <div className="-mx-2 mt-4 -mb-2 flex flex-wrap gap-1 border-t border-hairline pt-2">
          <button
            type="button"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
            className={textButtonClass}
          >
            {asTable ? 'Show as chart' : 'Show as table'}
            <span className="sr-only">: {title}</span>
          </button>
          <button
            type="button"
            aria-disabled={exporting.isPending || undefined}
            onClick={() => !exporting.isPending && exporting.mutate()}
            className={`${textButtonClass} ml-auto`}
          >
            <StaffIcon name="download" size={18} />
            Export CSV
            <span className="sr-only">: {title}</span>
          </button>
        </div>
      )}
    </section>
  );
}

function ChartTable({ title, chart: { columns, rows } }: { title: string; chart: InsightChart }) {
  const formats = columns.map(({ unit }, index) =>
    createColumnFormat(
      rows.map((row) => row[index]),
      unit,
    ),
  );
  return (
    <DataTable
      caption={title}
      columns={columns.map(({ heading, unit }) => ({ heading, isNumber: unit !== 'text' && unit !== 'day' }))}
      rows={rows.map((row) => row.map((cell, index) => formats[index]?.(cell) ?? ''))}
    />
  );
}
