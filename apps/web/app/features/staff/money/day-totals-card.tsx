import type { GetPaymentTotalsResponse, PaymentMethodTotal } from '@studio/contracts/staff-money';
import { formatPrice } from '@studio/domain/money/money';
import { Fragment } from 'react';
import { Card } from '../../../ui/card.tsx';
import { paymentMethodLabels } from './money-text.ts';

/** Totals of a day by payment method and by VAT rate. */
export function DayTotalsCard({
  totals: { paymentMethods, receivedPence, currency, vat },
  isToday,
}: {
  totals: GetPaymentTotalsResponse;
  isToday: boolean;
}) {
  const money = (pence: number) => formatPrice(pence, currency);
  const received = paymentMethods.filter(({ paymentMethod }) => paymentMethod !== 'GIFT_CARD');
  return (
    <Card>
      <table className="w-full text-small max-md:text-note">
        <caption className="pb-3 text-left">
          <h3 className="text-row">By payment method</h3>
        </caption>
        <thead>
          <tr className="border-b border-hairline text-note text-stone [&>th]:pb-2 [&>th]:font-medium">
            <th scope="col" className="text-left">
              <span className="max-md:sr-only">Payment method</span>
            </th>
            <th scope="col" className="text-right">
              Payments
            </th>
            <th scope="col" className="text-right">
              Refunds
            </th>
            <th scope="col" className="text-right">
              Net
            </th>
          </tr>
        </thead>
        <tbody className="[&_td]:py-2.5 [&_td]:pl-3 [&_td]:text-right [&_td]:whitespace-nowrap [&_th]:py-2.5 [&_th]:text-left [&_th]:font-normal">
          {paymentMethods.map(({ paymentMethod, takenPence, refundedPence }) => (
            <tr key={paymentMethod} className="numeric border-b border-hairline">
              <th scope="row">
                {paymentMethod === 'GIFT_CARD' ? 'Paid with gift cards*' : paymentMethodLabels[paymentMethod]}
              </th>
              <td>{money(takenPence)}</td>
              <td>{money(refundedPence)}</td>
              <td>{money(takenPence - refundedPence)}</td>
            </tr>
          ))}
          <tr className="numeric font-semibold">
            <th scope="row" className="font-semibold!">
              Total
            </th>
            <td>{money(sumOf(received, 'takenPence'))}</td>
            <td>{money(sumOf(received, 'refundedPence'))}</td>
            <td>{money(receivedPence)}</td>
          </tr>
        </tbody>
      </table>
      {paymentMethods.some(({ paymentMethod }) => paymentMethod === 'GIFT_CARD') && (
        <p className="mt-2 text-note text-stone">
          *Not included in the total. You received this money when the cards were sold.
        </p>
      )}
      <h3 className="mt-6 border-t border-hairline pt-5 text-row">VAT</h3>
      {vat ? (
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-2 text-small [&>dd]:numeric [&>dd]:text-right">
          {vat.rates.map(({ ratePercent, taxedPence, vatPence }) => (
            <Fragment key={ratePercent}>
              <dt>Sales at {ratePercent}%, including VAT</dt>
              <dd>{money(taxedPence)}</dd>
              <dt>VAT at {ratePercent}%</dt>
              <dd>{money(vatPence)}</dd>
            </Fragment>
          ))}
          {vat.unregisteredPence !== 0 && (
            <>
              <dt>Sales while not registered for VAT</dt>
              <dd>{money(vat.unregisteredPence)}</dd>
            </>
          )}
          <dt>Gift cards sold (VAT due when spent)</dt>
          <dd>{money(vat.deferredPence)}</dd>
        </dl>
      ) : (
        <p className="mt-2 text-small text-stone">
          {isToday ? 'You’re not registered for VAT.' : 'You weren’t registered for VAT on this day.'}
        </p>
      )}
    </Card>
  );
}

function sumOf(totals: readonly PaymentMethodTotal[], field: 'takenPence' | 'refundedPence'): number {
  return totals.reduce((sum, total) => sum + total[field], 0);
}
