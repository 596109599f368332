import { formatPriceShort } from '@studio/domain/money/money';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { PaymentOption } from './class-type-page-data.ts';

/** Lists all products that pay for this class, with their price and the price per class. */
export function PaymentOptions({ ways }: { ways: readonly PaymentOption[] }) {
  return (
    <section aria-labelledby="ways-to-pay" className="bg-linen section-y">
      <div className="container-page grid gap-8 desk:grid-cols-12 desk:gap-6">
        <div className="desk:col-span-4">
          <h2 id="ways-to-pay" className="text-h2">
            Ways to pay
          </h2>
          <p className="mt-4 max-w-[24em] text-stone">
            The price of one class is worked out for you, so that you can compare.
          </p>
          <Link to="/pricing" className="text-link mt-3 inline-flex min-h-11 items-center font-medium">
            All prices
          </Link>
        </div>
        <ul className="border-t border-ink/16 desk:col-span-8">
          {ways.map((way, nth) => (
            <Way key={way.id} way={way} first={nth === 0} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** On phones, the name stands beside the price, and the price per class beside the button. */
function Way({ way, first }: { way: PaymentOption; first: boolean }) {
  const price = `${formatPriceShort(way.pricePence)}${way.monthly ? ' / month' : ''}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 border-b border-ink/16 py-5 md:grid-cols-[minmax(0,1fr)_8rem_9rem_5.75rem] md:gap-y-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="display-face text-row">{way.name}</span>
          {way.badge && <Badge tone="warm">{way.badge}</Badge>}
        </p>
        <p className="mt-1 text-small text-stone">{way.detail}</p>
      </div>
      <p className="numeric text-stone max-md:order-3 md:text-right">
        {way.perClassPence === null ? 'Unlimited' : `${formatPriceShort(way.perClassPence)} / class`}
      </p>
      <p className="numeric text-right font-semibold">{price}</p>
      <ButtonLink
        to={way.to}
        kind={first ? 'primary' : 'secondary'}
        size="small"
        className="min-w-23 max-md:order-4"
        aria-label={`${way.verb}: ${way.name}`}
      >
        {way.verb}
      </ButtonLink>
    </li>
  );
}
