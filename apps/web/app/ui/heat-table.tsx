import { ScrollRegion } from './scroll-region.tsx';

export interface HeatTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly HeatCell[] }[];
}

/** Cell of a heat table. The cell contains `percent`, which also determines its shade. Null: no data. */
export type HeatCell = { percent: number; detail: string } | null;

/** Renders a table with shaded cells. Each cell contains its number, so that colour is never the only information. */
export function HeatTable({ caption, columns, rows }: HeatTableProps) {
  return (
    <>
      <p className="mb-2 text-note text-stone sm:hidden">Scroll sideways to see all columns.</p>
      <ScrollRegion label={caption}>
        <table className="numeric w-full min-w-160 border-separate border-spacing-1 text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col" className="pb-1 text-note font-normal text-stone">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row" className="pr-3 text-left font-medium">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <Cell key={columns[index]} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

/**
 * Percentage above which cells are dark with light digits. The scale skips the shades on which neither colour of
 * digits would be readable.
 */
const darkFrom = 55;

function Cell({ cell }: { cell: HeatCell }) {
  if (!cell) return <td className="h-10 rounded-input bg-linen/25" />;
  const { percent, detail } = cell;
  const isDark = percent > darkFrom;
  const shade = `color-mix(in srgb, var(--color-forest) ${Math.round(isDark ? 48 + percent * 0.52 : percent * 0.8)}%, var(--color-linen))`;
  return (
    <td
      title={detail}
      style={{ background: shade }}
      className={`h-10 min-w-11 rounded-input text-center font-medium ${isDark ? 'text-chalk' : 'text-ink'}`}
    >
      {percent}
      <span className="sr-only">%, {detail}</span>
    </td>
  );
}
