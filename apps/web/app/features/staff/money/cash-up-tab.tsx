import type { GetPaymentTotalsResponse, PaymentMethodTotal } from '@studio/contracts/staff-money';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPrice } from '@studio/domain/money/money';
import { formatDayLong, formatMomentMedium, formatTime } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Fragment, useState } from 'react';
import { describeMoneyError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { describeCashSince, formatDifference } from './cash-up-text.ts';
import { cashUp } from './money-api.ts';
import { moneyQueries } from './money-queries.ts';
import { paymentMethodLabels } from './money-text.ts';

/** Totals of a day by payment method and VAT rate, and the cash-up of the day. */
export function CashUpTab({ today }: { today: string }) {
  const [day, setDay] = useState(today);
  const filter = { from: day, to: day, paymentMethods: [], direction: 'all' as const, query: '' };
  const { data, isError, isFetching, refetch } = useQuery(moneyQueries.totals(filter));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Step label="Previous day" icon="chevron-left" onClick={() => setDay(addDays(day, -1))} />
        <Step
          label="Next day"
          icon="chevron-right"
          disabled={day >= today}
          onClick={() => setDay(addDays(day, 1))}
        />
        <h2 className="ml-2 text-h3" aria-live="polite">
          {day === today ? 'Today' : formatDayLong(day)}
        </h2>
        {day === today && <p className="text-small text-stone">{formatDayLong(day)}</p>}
      </div>
      <div className="mt-6">
        {isError && (
          <LoadError title="Couldn’t load this day’s totals." busy={isFetching} onRetry={refetch} />
        )}
        {!data && !isError && <Skeleton className="block h-72 rounded-card" />}
        {data && (
          <div className="grid items-start gap-6 desk:grid-cols-2">
            <PaymentMethods totals={data} isToday={day === today} />
            {data.till && <CashUpForm key={day} till={data.till} currency={data.currency} />}
          </div>
        )}
      </div>
    </>
  );
}

interface StepProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  disabled?: boolean;
  onClick: () => void;
}

function Step({ label, icon, ...button }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className="inline-flex size-11 items-center justify-center rounded-pill border border-line hover:border-ink disabled:opacity-40"
    >
      <StaffIcon name={icon} size={20} />
    </button>
  );
}

function PaymentMethods({
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

interface TillProps {
  till: NonNullable<GetPaymentTotalsResponse['till']>;
  currency: string;
}

/**
 * Form that cashes up a day: staff enter the counted cash, and the form shows the difference from the
 * expected cash.
 */
function CashUpForm({ till, currency }: TillProps) {
  const { day, openingPence, cashPence, cashUp: closed } = till;
  const [typedOpening, setTypedOpening] = useState<string | null>(null);
  const opening = typedOpening ?? formatAmountInput(openingPence);
  const [counted, setCounted] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const closing = useMutation({
    mutationFn: cashUp,
    onSuccess: () => {
      setCounted('');
      setNote('');
      setTried(false);
      return queryClient.invalidateQueries({ queryKey: moneyQueries.all });
    },
  });
  const failure = describeMoneyError(closing.error, {
    done: 'the count may have been saved',
    unchanged: 'The count hasn’t been saved.',
  });
  const money = (pence: number) => formatPrice(pence, currency);
  const pence = { opening: parseAmountInput(opening), counted: parseAmountInput(counted) };
  const expected = pence.opening === null ? null : pence.opening + cashPence;
  const difference = pence.counted === null || expected === null ? null : pence.counted - expected;
  const typed = 'Enter £0 or more, for example 50 or 50.20.';
  const noteError = difference && note.trim() === '' ? 'Add a note about the difference.' : undefined;
  const close = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (pence.opening === null || pence.counted === null || noteError) return;
    closing.mutate({ day, openingPence: pence.opening, countedPence: pence.counted, note: note.trim() });
  };
  return (
    <Card>
      <form aria-labelledby="till-title" noValidate onSubmit={close}>
        <h3 id="till-title" className="text-row">
          Till
        </h3>
        {/* Announces the saved count, which appears here after the cash-up. */}
        <div aria-live="polite">
          {closed && <LastCount closed={closed} cashPence={cashPence} money={money} />}
        </div>
        <div className="mt-4 grid gap-4">
          <TextField
            id="till-opening"
            label="Opening float (£)"
            inputMode="decimal"
            value={opening}
            error={pence.opening === null ? typed : undefined}
            onChange={(event) => setTypedOpening(event.target.value)}
          />
          <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-small [&>dd]:numeric [&>dd]:text-right">
            <dt>Cash payments minus refunds</dt>
            <dd>{money(cashPence)}</dd>
            <dt className="font-semibold">Expected in till</dt>
            <dd className="font-semibold">{expected === null ? '–' : money(expected)}</dd>
          </dl>
          <div>
            <TextField
              id="till-counted"
              label="Cash counted (£)"
              inputMode="decimal"
              autoComplete="off"
              value={counted}
              error={tried && pence.counted === null ? typed : undefined}
              onChange={(event) => setCounted(event.target.value)}
            />
            <p
              aria-live="polite"
              className={`text-small font-medium not-empty:mt-2 ${difference ? 'text-clay-deep' : 'text-success'}`}
            >
              {difference !== null && `${formatDifference(difference, money)}.`}
            </p>
          </div>
          <TextField
            id="till-note"
            label="Note"
            optional={!difference}
            error={tried ? noteError : undefined}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        {failure && (
          <div className="mt-4">
            <Notice tone="error" title={failure} />
          </div>
        )}
        <div className="mt-5">
          <Button type="submit" wide busy={closing.isPending} busyLabel="Saving…">
            {closed ? 'Save a new count' : 'Cash up'}
          </Button>
          {closed && <p className="mt-2 text-small text-stone">{describeReplacedCount(closed)}</p>}
        </div>
      </form>
    </Card>
  );
}

type CountedTill = NonNullable<TillProps['till']['cashUp']>;

interface LastCountProps {
  closed: CountedTill;
  /** Cash of the day up to now, less refunds. */
  cashPence: number;
  money: (pence: number) => string;
}

/** The last count of the day: what was counted and expected, by whom and when, and what has changed since then. */
function LastCount({ closed, cashPence, money }: LastCountProps) {
  const { countedPence, expectedPence, openingPence, closedBy, closedAt, note } = closed;
  const difference = formatDifference(countedPence - expectedPence, money);
  const since = describeCashSince(closed, cashPence, money);
  return (
    <div className="mt-3 grid gap-2">
      {since && <Notice tone="warning" title={since} />}
      <Notice
        tone={countedPence === expectedPence ? 'success' : 'warning'}
        title={`Counted ${money(countedPence)}, expected ${money(expectedPence)}. ${difference}.`}
      >
        {closedBy}, {formatMomentMedium(new Date(closedAt))}. Opening float: {money(openingPence)}.
        {note && ` Note: ${note}`}
      </Notice>
    </div>
  );
}

function describeReplacedCount({ closedAt }: CountedTill): string {
  return `This replaces the count from ${formatTime(new Date(closedAt))}.`;
}
