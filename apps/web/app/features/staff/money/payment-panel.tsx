import type { MoneyRow, PaymentDetails } from '@studio/contracts/staff-money';
import { formatPrice, formatPriceShort } from '@studio/domain/money/money';
import { selectPlural } from '@studio/domain/text/format';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DisputeList } from '../../../ui/dispute-list.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isAwaitingCreditNote } from './is-awaiting-credit-note.ts';
import { moneyQueries } from './money-queries.ts';
import { describePaidItem, getRevenueKindLabel, refundStatusLabels } from './money-text.ts';
import { RefundForm } from './refund-form.tsx';
import { ReverseSaleForm } from './reverse-sale-form.tsx';

export function PaymentPanel({ row, onClose }: { row: MoneyRow | null; onClose: () => void }) {
  return (
    <SidePanel title={row?.payerName || 'Payment'} open={row !== null} onClose={onClose}>
      {row && <Payment row={row} />}
    </SidePanel>
  );
}

function Payment({ row }: { row: MoneyRow }) {
  const source = row.source === 'desk' && row.paymentId !== row.id ? 'refund' : row.source;
  const id = source === 'refund' ? row.paymentId : row.id;
  const { data, isError, isFetching, refetch } = useQuery(moneyQueries.payment(source, id));
  return (
    <>
      {isError && <LoadError title="Couldn’t load this payment." busy={isFetching} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="block h-64 rounded-card" />}
      {data && <PaymentSummary paid={data} />}
    </>
  );
}

function PaymentSummary({ paid }: { paid: PaymentDetails }) {
  const { currency } = paid;
  return (
    <>
      <p className="numeric text-h2">{formatPrice(getTotalPence(paid), currency)}</p>
      <p className="mt-1 text-ui">{describePaidItem(paid)}</p>
      <dl className="mt-5 grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 border-y border-hairline py-4 text-small [&>dd]:[overflow-wrap:anywhere] [&>dt]:text-stone">
        <dt>Date</dt>
        <dd>{formatMomentMedium(new Date(paid.at))}</dd>
        <dt>Payment method</dt>
        <dd>{describeMethod(paid)}</dd>
        <dt>Category</dt>
        <dd>{getRevenueKindLabel(paid.kind)}</dd>
        <dt>Client</dt>
        <dd>
          {paid.personId ? (
            <Link to={`/admin/people/${paid.personId}`} className="text-link">
              {paid.payerName}
            </Link>
          ) : (
            paid.payerName
          )}
          {paid.email && paid.email !== paid.payerName && (
            <span className="block text-stone">{paid.email}</span>
          )}
        </dd>
        {paid.sessions && (
          <>
            <dt>Sessions</dt>
            <dd>
              {paid.sessions.sessionsLeft} of {paid.sessions.sessions} left
            </dd>
          </>
        )}
        {(paid.document || paid.receiptUrl) && (
          <>
            <dt>Documents</dt>
            <dd className="flex flex-wrap gap-x-4 gap-y-1">
              {paid.document && <Paper {...paid.document} />}
              {paid.receiptUrl && (
                <a href={paid.receiptUrl} target="_blank" rel="noreferrer" className="text-link">
                  Card receipt
                </a>
              )}
            </dd>
          </>
        )}
      </dl>
      {paid.places.length > 0 && <Places paid={paid} />}
      {paid.refunds.length > 0 && <Refunds paid={paid} />}
      <DisputeList id="paid-disputes" disputes={paid.disputes} />
      {paid.giftCard && !paid.giftCard.isDeactivated && paid.source !== 'desk' && (
        <div className="mt-6">
          <Notice title="Gift card purchase">
            {formatPriceShort(paid.giftCard.balancePence, currency)} is left on the gift card. A refund
            reduces this balance.
          </Notice>
        </div>
      )}
      {paid.isDemo && (
        <p className="mt-6 text-small text-stone">
          This is an example payment, so there’s no card to refund. To try a refund, book a class with a test
          card.
        </p>
      )}
      {paid.reversal && <ReverseSaleForm paid={paid} reversal={paid.reversal} />}
      {paid.source === 'desk' && !paid.reversal && paid.kind !== 'class' && <DeskRefundHint paid={paid} />}
      {paid.remainingPence > 0 && (
        // The key gives the next refund a new form, with a new refund id, once the payment lists the last refund.
        <RefundForm key={paid.refunds.length} paid={paid} />
      )}
    </>
  );
}

/**
 * Returns the amount of a payment. For a front-desk payment, adds the part that a gift card paid; the amounts of other
 * payments are returned as they are.
 */
function getTotalPence({ source, paymentMethod, amountPence, giftCardPence }: PaymentDetails): number {
  return source === 'desk' && paymentMethod !== 'GIFT_CARD' ? amountPence + giftCardPence : amountPence;
}

/** Describes how a payment was paid, such as "Card machine £5 and gift card £15" or "Gift card (£20)". */
function describeMethod(paid: PaymentDetails): string {
  const { source, methodLabel, paymentMethod, amountPence, giftCardPence, currency } = paid;
  const giftCard = formatPriceShort(giftCardPence, currency);
  if (paymentMethod === 'GIFT_CARD') return `${methodLabel} (${giftCard})`;
  if (giftCardPence === 0) return methodLabel;
  if (source === 'desk')
    return `${methodLabel} ${formatPriceShort(amountPence, currency)} and gift card ${giftCard}`;
  return `${methodLabel} and ${giftCard} from a gift card`;
}

/** Says where staff refund a front-desk payment that has no refund form here, or why no one can refund it. */
function DeskRefundHint({ paid }: { paid: PaymentDetails }) {
  const { kind, personId } = paid;
  const isDeactivated = paid.giftCard?.isDeactivated ?? false;
  const profile = personId ? (
    <Link to={`/admin/people/${personId}${kind === 'fee' ? '?bookings=past' : ''}`} className="text-link">
      client’s profile
    </Link>
  ) : (
    'client’s profile'
  );
  return (
    <p className="mt-6 text-small text-stone">
      {kind === 'fee' && (
        <>To refund this fee, mark the booking as attended on the {profile}. Then choose Record refund.</>
      )}
      {(kind === 'counter' || (kind === 'gift-card' && isDeactivated)) && <>This sale has been reversed.</>}
      {kind === 'gift-card' && !isDeactivated && (
        <>This gift card has been used, so you can’t reverse the sale.</>
      )}
      {!['fee', 'counter', 'gift-card'].includes(kind) && (
        <>To refund this sale, open Sessions on the {profile} and choose Reverse sale.</>
      )}
    </p>
  );
}

function Paper({ number, url }: { number: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-link numeric">
      {number}
    </a>
  );
}

function Places({ paid: { places, currency } }: { paid: PaymentDetails }) {
  return (
    <section aria-labelledby="paid-places" className="mt-6">
      <h3 id="paid-places" className="text-row">
        {selectPlural(places.length, 'Booking', 'Bookings')}
      </h3>
      <ul className="mt-2 divide-y divide-hairline">
        {places.map(({ bookingId, name, status, pricePence, document }) => (
          <li
            key={bookingId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-small"
          >
            <span>
              {name}
              {status === 'CANCELLED' && <Badge className="ml-2">Cancelled</Badge>}
            </span>
            <span className="flex gap-4">
              {document && <Paper {...document} />}
              <span className="numeric">{formatPrice(pricePence, currency)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refunds({ paid: { refunds, currency } }: { paid: PaymentDetails }) {
  return (
    <section aria-labelledby="paid-back" className="mt-6">
      <h3 id="paid-back" className="text-row">
        Refunds
      </h3>
      <ul className="mt-2 divide-y divide-hairline">
        {refunds.map((refund) => (
          <li key={refund.refundId} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-2.5 text-small">
            <span>
              {formatMomentMedium(new Date(refund.at))}
              <Badge tone={refund.status === 'FAILED' ? 'low' : 'plain'} className="ml-2">
                {refundStatusLabels[refund.status]}
              </Badge>
            </span>
            <span className="numeric text-right font-medium">
              {formatPrice(refund.amountPence, currency)}
            </span>
            <span className="text-stone">
              {refund.toGiftCard && 'To the gift card. '}
              {refund.reason}
              {refund.failure && ` (${refund.failure})`}
            </span>
            {refund.document && <Paper {...refund.document} />}
            {isAwaitingCreditNote(refund, getServerTime()) && (
              <span className="text-right text-stone">Issuing credit note…</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
