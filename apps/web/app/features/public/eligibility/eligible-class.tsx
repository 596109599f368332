import { eligibilityCopy as copy } from '@studio/content/copy/eligibility';
import { formatPriceShort } from '@studio/domain/money/money';
import { Link } from 'react-router';
import type { EligibleClassRow } from './class-groups.ts';

/** Class type: the people it suits, its price and a link to book it. */
export function EligibleClass({ row }: { row: EligibleClassRow }) {
  const { title, to, difficulty, durationMin, suitability, paidSeparately, dropInPence } = row;
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-hairline py-6 md:grid-cols-[5fr_6fr] md:py-7">
      <div className="min-w-0">
        <h4 className="display-face text-row">
          <Link
            to={to}
            className="-my-2.5 inline-flex min-h-11 items-center underline-offset-6 transition-colors duration-160 hover:text-clay-deep hover:underline hover:decoration-1"
          >
            {title}
          </Link>
        </h4>
        <p className="numeric mt-2 text-small text-stone">
          {difficulty} · {durationMin} min ·{' '}
          <span className="whitespace-nowrap">{formatPriceShort(dropInPence)} / session</span>
        </p>
      </div>
      <div className="min-w-0">
        <p className="max-w-[46ch]">{suitability}</p>
        {paidSeparately && <p className="mt-2 max-w-[46ch] text-small text-clay-deep">{copy.notCovered}</p>}
      </div>
    </li>
  );
}
