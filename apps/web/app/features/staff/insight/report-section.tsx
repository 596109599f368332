import type { ChartId, InsightChart } from '@studio/contracts/staff-insight';
import type { ReactNode } from 'react';
import { SectionLinks } from '../../../ui/section-links.tsx';

/** Titles of the sections, in the order of the page. */
const sectionTitles = ['Occupancy', 'Revenue', 'Clients', 'Website', 'Classes'] as const;
type SectionTitle = (typeof sectionTitles)[number];

const toSectionId = (title: SectionTitle) => title.toLowerCase();

/** Links to the sections of the page. */
export function ReportNav() {
  return (
    <SectionLinks
      label="Report sections"
      sections={sectionTitles.map((title) => ({ id: toSectionId(title), title }))}
      className="mt-5"
    />
  );
}

export function ReportSection({ title, children }: { title: SectionTitle; children: ReactNode }) {
  return (
    <section id={toSectionId(title)} className="mt-11 scroll-mt-6">
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
