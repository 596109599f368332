import type { ReactNode } from 'react';

export interface DetailRow {
  label: string;
  value: ReactNode;
}

/** List of labels and values. `ends` aligns the values to the right. */
export function DetailRows({ rows, ends = false }: { rows: readonly DetailRow[]; ends?: boolean }) {
  return (
    <dl className="divide-y divide-hairline text-[15px] leading-snug">
      {rows.map(({ label, value }) => (
        <div key={label} className={`flex gap-4 py-2.5 ${ends ? 'justify-between' : ''}`}>
          <dt className={`shrink-0 text-stone ${ends ? '' : 'w-22 sm:w-24'}`}>{label}</dt>
          <dd className={`min-w-0 [overflow-wrap:anywhere] ${ends ? 'text-right' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
