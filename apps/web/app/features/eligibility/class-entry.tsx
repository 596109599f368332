import { eligibilityCopy as copy } from '@studio/content/copy/eligibility';
import { formatPriceShort } from '@studio/domain/money/money';
import { Link } from 'react-router';
import type { ClassRow } from './class-rows.ts';

/** One class: whom it suits, and what opens its door. */
export function ClassEntry({ row }: { row: ClassRow }) {
  const { title, to, difficulty, durationMin, suits, covers, dropInPence } = row;
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-hairline py-7 md:grid-cols-[6fr_5fr] md:py-9">
      <div className="min-w-0">
        <h3 className="text-h3">
          <Link
            to={to}
            className="transition-colors duration-160 hover:text-clay-deep hover:underline hover:decoration-1 hover:underline-offset-6"
          >
            {title}
          </Link>
        </h3>
        <p className="numeric mt-1.5 text-small text-stone">
          {difficulty} · {durationMin} min
        </p>
        <p className="mt-4 max-w-[44ch]">{suits}</p>
      </div>
      <div className="min-w-0 text-[0.9375rem] md:pt-1.5">
        <p className="text-small text-stone">{copy.covered}</p>
        {covers.length > 0 ? (
          <ul className="mt-1">
            {covers.map(({ id, name, offPeak, to: place }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-2">
                <Link to={place} className="text-link inline-flex min-h-8 items-center">
                  {name}
                </Link>
                {offPeak && <span className="text-small text-stone">{copy.offPeak}</span>}
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 max-w-[30ch]">{copy.notCovered}</p>
        )}
        <p className="numeric mt-3 text-small text-stone">
          {copy.dropIn}:{' '}
          <span className="font-semibold text-ink">{formatPriceShort(dropInPence)} / session</span>
        </p>
      </div>
    </li>
  );
}
