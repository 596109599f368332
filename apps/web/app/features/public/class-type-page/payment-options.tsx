import { formatPriceShort } from '@studio/domain/money/money';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { PaymentOption } from './class-type-page-data.ts';

/** Lists all products that pay for this class, with their price and the price per class. */
export function PaymentOptions({ options }: { options: readonly PaymentOption[] }) {
  return (
    <section aria-labelledby="ways-to-pay" className="bg-linen section-y">
      <div className="container-page grid gap-8 desk:grid-cols-12 desk:gap-6">
        <div className="desk:col-span-4">
          <h2 id="ways-to-pay" className="text-h2">
            Prices
          </h2>
          <p className="mt-4 max-w-[24em] text-stone">We show the price per class so you can compare.</p>
          <Link to="/pricing" className="text-link mt-3 inline-flex min-h-11 items-center font-medium">
            All prices
          </Link>
        </div>
        <ul className="border-t border-ink/16 desk:col-span-8">
          {options.map((option, nth) => (
            <OptionRow key={option.id} option={option} first={nth === 0} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * Row for one product. On phones, the name is beside the price, and the price per class beside the button.
 */
function OptionRow({ option, first }: { option: PaymentOption; first: boolean }) {
  const price = `${formatPriceShort(option.pricePence)}${option.monthly ? ' / month' : ''}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 border-b border-ink/16 py-5 md:grid-cols-[minmax(0,1fr)_8rem_9rem_5.75rem] md:gap-y-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="display-face text-row">{option.name}</span>
          {option.badge && <Badge tone="warm">{option.badge}</Badge>}
        </p>
        <p className="mt-1 text-small text-stone">{option.detail}</p>
      </div>
      <p className="numeric text-stone max-md:order-3 md:text-right">
        {option.perClassPence === null ? 'Unlimited' : `${formatPriceShort(option.perClassPence)} / class`}
      </p>
      <p className="numeric text-right font-semibold">{price}</p>
      <ButtonLink
        to={option.to}
        kind={first ? 'primary' : 'secondary'}
        size="small"
        className="min-w-23 max-md:order-4"
        aria-label={`${option.verb}: ${option.name}`}
      >
        {option.verb}
      </ButtonLink>
    </li>
  );
}
