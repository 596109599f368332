import { ScrollRegion } from './scroll-region.tsx';

export interface DataTableProps {
  caption: string;
  columns: readonly { heading: string; isNumber: boolean }[];
  /** Formatted text of the cells, by row. */
  rows: readonly (readonly string[])[];
}

/** Renders a table; the first column contains the row headers. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const align = (index: number) => (columns[index]?.isNumber ? 'text-right' : 'text-left');
  return (
    <ScrollRegion label={`${caption}, as a table`} className="max-h-104">
      <table className="numeric w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ heading }, index) => (
              <th
                key={heading}
                scope="col"
                className={`sticky top-0 border-b border-line bg-paper py-2 pr-4 font-medium whitespace-nowrap text-stone ${align(index)}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b border-hairline last:border-0">
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]?.heading} scope="row" className="py-2.5 pr-4 text-left font-medium">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]?.heading} className={`py-2.5 pr-4 ${align(index)}`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
