import { paths } from '@studio/contracts/paths';
import type { ChartId, ExportInsightResponse, GetInsightResponse } from '@studio/contracts/staff-insight';
import type { Period } from '@studio/domain/insight/period';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { downloadFile } from '../../../lib/query/download-file.ts';

export function loadInsight({ from, to }: Period): Promise<GetInsightResponse> {
  return browserApi().call<GetInsightResponse>(paths.insight, { from, to });
}

/** Saves the rows of a chart as a CSV file. */
export async function downloadChartData(chart: ChartId, { from, to }: Period): Promise<void> {
  const { name, csv } = await browserApi().call<ExportInsightResponse>(paths.insightExport, {
    from,
    to,
    chart,
  });
  downloadFile(name, csv);
}
