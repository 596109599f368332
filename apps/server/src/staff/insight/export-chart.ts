import type {
  ChartId,
  ColumnUnit,
  ExportInsightResponse,
  InsightChart,
} from '@studio/contracts/staff-insight';
import type { Period } from '@studio/domain/insight/period';
import { toPounds } from '@studio/domain/money/money';
import { buildCsv } from '../../documents/csv.ts';
import type { Services } from '../../platform/services.ts';
import { readInsight } from './read-insight.ts';

/** Exports the rows of a chart as CSV, with money in pounds; the chart shows the same rows. */
export async function exportChart(
  services: Pick<Services, 'database'>,
  branchId: string,
  period: Period,
  id: ChartId,
): Promise<ExportInsightResponse> {
  const { charts } = await readInsight(services, branchId, period);
  const chart = charts.find((one) => one.id === id);
  if (!chart) throw new Error(`There’s no chart ${id}.`);
  return { ok: true, name: `${id}-${period.from}-to-${period.to}.csv`, csv: csvOfChart(chart) };
}

function csvOfChart({ columns, rows }: InsightChart): string {
  return buildCsv(
    columns.map(({ heading, unit }, index) => ({
      heading: heading + (units[unit] ?? ''),
      cell: (row: InsightChart['rows'][number]) => toCell(row[index] ?? null, unit),
    })),
    rows,
  );
}

function toCell(value: string | number | null, unit: ColumnUnit): string | number | null {
  return unit === 'pence' && typeof value === 'number' ? toPounds(value) : value;
}

/** Units for column headings. Cells contain only numbers, so that spreadsheets can add them up. */
const units: Partial<Record<ColumnUnit, string>> = { percent: ' (%)', pence: ' (£)' };
