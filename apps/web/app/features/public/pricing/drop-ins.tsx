import { fillPlaceholders, pricingCopy } from '@studio/content/copy/pricing';
import { Link } from 'react-router';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { DropInLine } from './pricing-data.ts';
import { SectionHeading } from './section-heading.tsx';

const copy = pricingCopy.sections.dropin;

interface DropInsProps {
  lead: string;
  lines: readonly DropInLine[];
  memberPercent: number | null;
}

/** Drop-in prices, one row for each activity. */
export function DropIns({ lead, lines, memberPercent }: DropInsProps) {
  const members =
    memberPercent === null ? '' : ` ${fillPlaceholders(copy.members, { percent: memberPercent })}`;
  const isPictured = hasAnyPicture(lines.map(({ picture }) => picture));
  return (
    <section id="dropin" aria-labelledby="dropin-heading" className="outline-none">
      <div className="container-page section-y grid gap-x-6 gap-y-7 md:pb-16 desk:grid-cols-12 desk:pb-18">
        <div className="desk:col-span-4 desk:pr-8">
          <SectionHeading id="dropin" name={copy.name} lead={`${lead}${members}`} />
        </div>
        <div className="desk:col-span-8">
          <ul className="border-t border-hairline">
            {lines.map((line) => (
              <li key={line.id} className="border-b border-hairline">
                <DropIn line={line} isPictured={isPictured} />
              </li>
            ))}
          </ul>
          <Credits lines={lines} />
        </div>
      </div>
    </section>
  );
}

/** Links to buy a drop-in session in advance, for a class that the client chooses later. */
function Credits({ lines }: Pick<DropInsProps, 'lines'>) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 text-small text-stone">
      {copy.credit}
      {lines.map(({ id, name, sessionPrice }) => (
        <Link
          key={id}
          to={`/checkout?${new URLSearchParams({ product: id })}`}
          className="text-link inline-flex min-h-11 items-center font-medium text-ink"
        >
          {sessionPrice ? `${name} (${sessionPrice})` : name}
        </Link>
      ))}
    </p>
  );
}

/** Row of a drop-in. On phones the price is below the name. */
function DropIn({ line, isPictured }: { line: DropInLine; isPictured: boolean }) {
  const { activityId, picture, name, subtitle, price, unit, action } = line;
  const columns = isPictured
    ? 'grid-cols-[4rem_1fr_auto] sm:grid-cols-[6rem_1fr_auto_auto]'
    : 'grid-cols-[1fr_auto] sm:grid-cols-[1fr_auto_auto]';
  return (
    <div className={`grid items-center gap-x-4 gap-y-1 py-4.5 sm:gap-x-7 ${columns}`}>
      {isPictured && (
        <span className="row-span-2 aspect-square w-16 overflow-hidden rounded-card bg-linen sm:row-auto sm:aspect-auto sm:h-18 sm:w-24">
          <Picture of={picture ?? getClassPicture(activityId)} sizes="144px" alt="" className="size-full" />
        </span>
      )}
      <div>
        <h3 className="text-h3">{name}</h3>
        <p className="mt-0.5 text-small text-stone">{subtitle}</p>
      </div>
      <p className={`numeric whitespace-nowrap sm:col-auto ${isPictured ? 'col-start-2' : 'col-start-1'}`}>
        <span className="text-xl font-semibold md:text-[1.75rem]">{price}</span>{' '}
        <span className="text-stone">{unit}</span>
      </p>
      <ButtonLink
        to={action.href}
        kind="secondary"
        size="small"
        aria-label={`${action.label}: ${name}`}
        className={`row-span-2 row-start-1 sm:row-span-1 sm:px-6 ${isPictured ? 'col-start-3 sm:col-start-4' : 'col-start-2 sm:col-start-3'}`}
      >
        {action.label}
      </ButtonLink>
    </div>
  );
}
