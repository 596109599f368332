import { pricingCopy } from '@studio/content/copy/pricing';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { CoverageTableData, CoverageTableRow } from './pricing-data.ts';
import { SectionHeading } from './section-heading.tsx';

const id = 'packages-eligibility';
const copy = pricingCopy.sections[id];

/** Table of products and what they cover. On phones, a list of two-line rows shows the same. */
export function CoverageSection({ columns, rows, note }: CoverageTableData) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="outline-none">
      <div className="container-page section-y">
        <SectionHeading id={id} name={copy.name} />
        <CoverageTable columns={columns} rows={rows} />
        <CoverageList rows={rows} />
        <p className="numeric mt-5 max-w-[56rem] text-small text-stone">{note}</p>
      </div>
    </section>
  );
}

function CoverageTable({ columns, rows }: Omit<CoverageTableData, 'note'>) {
  const head = 'h-13 text-small font-normal text-stone';
  return (
    <table className="numeric mt-6 w-full border-collapse max-md:hidden">
      <thead>
        <tr className="border-b border-hairline">
          <th scope="col" className="w-[28%] text-left">
            <span className="sr-only">{copy.product}</span>
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className={`${head} w-[10.5%] text-center`}>
              {name}
            </th>
          ))}
          <th scope="col" className={`${head} pl-6 text-left desk:pl-10`}>
            {copy.when}
          </th>
          <th scope="col" className={`${head} text-left`}>
            {copy.valid}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, when, valid }) => (
          <tr
            key={name}
            className="border-b border-hairline transition-colors duration-hover hover:bg-linen/45"
          >
            <th scope="row" className="display-face h-15 py-2 pr-4 text-left text-row">
              {name}
            </th>
            {cells.map((cell, nth) => (
              <td key={columns[nth]} className="text-center">
                <Cell cell={cell} />
              </td>
            ))}
            <td className="pl-6 desk:pl-10">{when}</td>
            <td>{valid}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell }: { cell: CoverageTableRow['cells'][number] }) {
  if (typeof cell === 'string') return cell;
  if (!cell) return <SpokenSign word="No">–</SpokenSign>;
  return (
    <SpokenSign word="Yes">
      <Icon name="check" size={20} className="mx-auto text-forest" />
    </SpokenSign>
  );
}

/** Shows a symbol to sighted visitors and a word to screen readers. */
function SpokenSign({ word, children }: { word: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="text-stone">
        {children}
      </span>
      <span className="sr-only">{word}</span>
    </>
  );
}

function CoverageList({ rows }: Pick<CoverageTableData, 'rows'>) {
  return (
    <ul className="mt-6 border-t border-hairline md:hidden">
      {rows.map(({ name, summary, when, valid }) => (
        <li key={name} className="grid grid-cols-[1fr_1.05fr] gap-x-4 border-b border-hairline py-4">
          <span className="display-face text-[1.1875rem] leading-tight">{name}</span>
          <span className="text-right">
            <span className="block leading-snug">{summary}</span>
            <span className="numeric mt-1 block text-small text-stone">
              <span className="whitespace-nowrap">{when} ·</span> {valid}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
