import type { ChartId, InsightChart } from '@studio/contracts/staff-insight';
import type { ReactNode } from 'react';

export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-11">
      <h2 className="text-section">{title}</h2>
      <div className="mt-5 grid gap-5 desk:grid-cols-2">{children}</div>
    </section>
  );
}

export interface ChartDetails {
  title: string;
  text: string;
  empty?: string;
  wide?: boolean;
}

/** Callback that renders one of the response's charts in its card. */
export type RenderChart = (
  id: ChartId,
  details: ChartDetails,
  draw: (chart: InsightChart) => ReactNode,
) => ReactNode;
