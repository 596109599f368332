import { useState } from 'react';
import { Button } from './button.tsx';
import { ScrollRegion } from './scroll-region.tsx';

export interface DataTableProps {
  caption: string;
  columns: readonly { heading: string; isNumber: boolean }[];
  /** Formatted text of the cells, by row. */
  rows: readonly (readonly string[])[];
}

/** Number of rows that a long table shows at first. */
const firstRows = 10;

/** Number of rows from which a table counts as long. */
const longTableRows = 16;

/** Number of columns that fit next to each other on a phone. */
const phoneColumns = 3;

/**
 * Renders a table; the first column contains the row headers. A long table shows its first rows and a button for the
 * others. On phones, the cells of a wide table stand below each other with their headings.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const [isWhole, setWhole] = useState(rows.length < longTableRows);
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  const isWide = columns.length > phoneColumns;
  const align = (index: number) => (columns[index]?.isNumber ? 'text-right' : 'text-left');
  return (
    <>
      <ScrollRegion label={`${caption}, as a table`}>
        <table className="numeric w-full text-small">
          <caption className="sr-only">{caption}</caption>
          <thead className={isWide ? 'max-md:sr-only' : ''}>
            <tr>
              {columns.map(({ heading }, index) => (
                <th
                  key={heading}
                  scope="col"
                  className={`border-b border-line py-2 pr-4 align-bottom font-medium text-stone last:pr-0 ${align(index)}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr
                key={row.join('|')}
                className={`border-b border-hairline last:border-0 ${isWide ? 'max-md:block max-md:py-2.5' : ''}`}
              >
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th
                      key={columns[index]?.heading}
                      scope="row"
                      className={`py-2.5 pr-4 text-left font-medium ${isWide ? 'whitespace-nowrap max-md:block max-md:py-0 max-md:whitespace-normal' : ''}`}
                    >
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={columns[index]?.heading}
                      className={`py-2.5 pr-4 last:pr-0 ${align(index)} ${isWide ? 'max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0.5 max-md:pr-0' : ''}`}
                    >
                      {isWide && (
                        <span aria-hidden="true" className="text-stone md:hidden">
                          {columns[index]?.heading}
                        </span>
                      )}
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {!isWhole && (
        <Button kind="secondary" size="small" className="mt-3" onClick={() => setWhole(true)}>
          Show all {rows.length} rows
        </Button>
      )}
    </>
  );
}
