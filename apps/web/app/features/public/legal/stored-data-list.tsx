import type { StoredDataCategory } from '@studio/content/privacy/stored-data-categories';

const columns = [
  ['purpose', 'Purpose', 'w-[20%]'],
  ['basis', 'Lawful basis', 'w-[19%]'],
  ['retention', 'Retention', ''],
] as const;

/** Table of stored data. On phones each row becomes a block whose cells show their column name. */
export function StoredDataList({ stored }: { stored: readonly StoredDataCategory[] }) {
  return (
    <table className="mt-8 block w-full text-left md:table md:table-fixed">
      <caption className="sr-only">Data we store, with its purpose, lawful basis and retention</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b border-hairline">
          <th scope="col" className={`w-[34%] ${columnHead}`}>
            Data
          </th>
          {columns.map(([key, label, width]) => (
            <th key={key} scope="col" className={`${width} ${columnHead}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {stored.map((row) => (
          <tr key={row.id} className="block border-b border-hairline py-5 align-top md:table-row">
            <th scope="row" className="block font-normal md:table-cell md:py-5 md:pr-5">
              <span className="block font-medium">{row.what}</span>
              <span className="mt-1 block text-small leading-normal text-stone">{row.details}</span>
            </th>
            {columns.map(([key, label]) => (
              <td key={key} className={cell}>
                <span className="font-medium text-ink md:hidden">{label}</span>
                {row[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const columnHead = 'py-3 pr-5 text-small font-medium';
const cell =
  'mt-3 grid grid-cols-[6.5rem_1fr] gap-x-3 text-small leading-normal text-stone md:mt-0 md:table-cell md:py-5 md:pr-5';
