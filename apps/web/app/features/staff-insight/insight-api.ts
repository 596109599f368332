import { paths } from '@studio/contracts/paths';
import type { ChartId, InsightAnswer, InsightExportAnswer } from '@studio/contracts/staff-insight';
import type { Period } from '@studio/domain/insight/period';
import { browserApi } from '../../lib/browser-api.ts';
import { saveFile } from '../../lib/save-file.ts';

export function readInsight({ from, to }: Period): Promise<InsightAnswer> {
  return browserApi().call<InsightAnswer>(paths.insight, { from, to });
}

/** Gives the rows behind a chart to keep. */
export async function saveChart(chart: ChartId, { from, to }: Period): Promise<void> {
  const { name, csv } = await browserApi().call<InsightExportAnswer>(paths.insightExport, {
    from,
    to,
    chart,
  });
  saveFile(name, csv);
}
