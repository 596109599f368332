import { paths } from '@studio/contracts/paths';
import type {
  BookForClientResponse,
  QuoteStaffBookingResponse,
  StaffPayment,
} from '@studio/contracts/staff-bookings';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { formatPriceShort } from '@studio/domain/money/money';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { formatDayAndYear, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { describePlacesLeft } from '../../../lib/format/class-option-text.ts';
import { formatSessions } from '../../../lib/format/format-sessions.ts';
import { type AppliedCodes, toCodeFields, useDeskCodes } from '../../../lib/payments/use-desk-codes.ts';
import { describeMutationError, describePriceError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { type ChoiceRow, ChoiceRows } from '../../../ui/choice-rows.tsx';
import { DeskBill } from '../../../ui/desk-bill.tsx';
import { DeskCodes } from '../../../ui/desk-codes.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { bookForPersonQueries } from './book-for-person-queries.ts';
import type { ChosenPerson } from './person-picker.tsx';

interface PaymentChoiceProps {
  person: ChosenPerson;
  classId: string;
  onBooked: (message: string) => void;
}

/** Lets staff choose how a booking is paid. The client's own sessions are listed before payment at the front desk. */
export function PaymentChoice({ person, classId, onBooked }: PaymentChoiceProps) {
  const queryClient = useQueryClient();
  const toQuery = (codes: AppliedCodes) => bookForPersonQueries.quote(person.personId, classId, codes);
  const deskCodes = useDeskCodes((codes) => queryClient.fetchQuery(toQuery(codes)));
  const { data: quote, error, ...quoting } = useQuery(toQuery(deskCodes.codes));
  const { isLoadingError, isFetching, isPlaceholderData, refetch } = quoting;
  const [orderId, renewOrderId] = useIdempotencyKey();
  const retry = () => (deskCodes.hasCodes ? deskCodes.clear() : void refetch());
  if (isLoadingError)
    return <LoadError title="Couldn’t load payment methods." busy={isFetching} onRetry={retry} />;
  if (!quote) return <Skeleton className="block h-48 rounded-card" />;
  const { class: klass, pricePence, isPromoUsed } = quote;
  return (
    <div className="space-y-5">
      <p className="rounded-card bg-linen px-4 py-3">
        <span className="block font-medium">
          {klass.title}, {formatMomentShort(new Date(klass.startsAt))}
        </span>
        <span className="block text-small text-stone">
          {klass.instructor} · {klass.room} · {describePlacesLeft(klass)}
        </span>
      </p>
      {(pricePence > 0 || deskCodes.hasCodes) && (
        <DeskCodes
          {...deskCodes.codes}
          isPromoUnused={!isPromoUsed && !isPlaceholderData}
          onApply={deskCodes.apply}
          onRemove={deskCodes.remove}
        />
      )}
      {/* A failed refetch keeps the form and its last price, so that nothing that staff typed is lost. */}
      {error && <Notice tone="error" title={describePriceError(error)} />}
      {deskCodes.hasCodes && <DeskBill {...quote} />}
      <PaymentForm
        orderId={orderId}
        onRecordedBefore={renewOrderId}
        person={person}
        quote={quote}
        codes={deskCodes.codes}
        onBooked={onBooked}
      />
    </div>
  );
}

interface PaymentFormProps {
  orderId: string;
  /** Called when an earlier booking with this order id was recorded, although its response was lost. */
  onRecordedBefore: () => void;
  person: ChosenPerson;
  quote: QuoteStaffBookingResponse;
  codes: AppliedCodes;
  onBooked: (message: string) => void;
}

function PaymentForm({ orderId, onRecordedBefore, person, quote, codes, onBooked }: PaymentFormProps) {
  const { class: klass, credits, ineligible, alreadyBooked, pricePence, duePence } = quote;
  const rows = listPaymentOptions(quote, codes);
  const [chosen, setChosen] = useState<string | null>(null);
  const method = rows.find(({ value }) => value === chosen)?.value ?? rows[0]?.value ?? 'later';
  const [guestName, setGuestName] = useState('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const needsReason = method === 'complimentary' || klass.offering;
  const booking = useMutation({
    mutationFn: () =>
      browserApi().call<BookForClientResponse>(paths.bookFor, {
        orderId,
        personId: person.personId,
        classId: klass.classId,
        payment: toPayment(method),
        ...(isPaidWithMoney(method) && {
          ...toCodeFields(codes),
          expectedPence: duePence,
          expectedPricePence: pricePence,
        }),
        ...(normaliseLine(guestName) && { guestName: normaliseLine(guestName) }),
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    onSuccess: ({ displayCode }) =>
      onBooked(
        `${person.name} is booked into ${klass.title}. Booking code ${formatDisplayCode(displayCode)}.`,
      ),
    onError: (error) => {
      const { code } = toApiFailure(error);
      if (code === 'idempotency_mismatch') onRecordedBefore();
      if (code !== 'price_changed' && code !== 'idempotency_mismatch') return;
      const { queryKey } = bookForPersonQueries.quote(person.personId, klass.classId, codes);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  const problem = missing ?? describeMutationError(booking.error);
  const book = () => {
    if (booking.isPending) return;
    const error = findMissingInput({ alreadyBooked, guestName, needsReason, reason });
    setMissing(error);
    if (!error) booking.mutate();
  };
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        book();
      }}
    >
      <ChoiceRows
        legend="Payment method"
        legendShown
        name="book-for-pay"
        rows={rows}
        value={method}
        onChange={setChosen}
      />
      {credits.length === 0 && ineligible.length > 0 && (
        <p className="text-small text-stone">{ineligible.map(({ message }) => message).join(' ')}</p>
      )}
      {alreadyBooked && (
        <TextField
          id="book-for-guest"
          label="Guest’s name"
          hint={`${person.name} is already booked into this class.`}
          value={guestName}
          onChange={(event) => setGuestName(event.currentTarget.value)}
        />
      )}
      {needsReason && (
        <TextField
          id="book-for-reason"
          label={klass.offering ? 'Reason for skipping the waiting list' : 'Reason for complimentary place'}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div aria-live="polite" className="empty:hidden">
        {problem && <Notice tone="error" title={problem} />}
      </div>
      <Button type="submit" wide busy={booking.isPending} busyLabel="Booking…">
        {getButtonLabel(method, quote)}
      </Button>
    </form>
  );
}

function findMissingInput(input: {
  alreadyBooked: boolean;
  guestName: string;
  needsReason: boolean;
  reason: string;
}): string | null {
  if (input.alreadyBooked && !normaliseLine(input.guestName)) return 'Enter the guest’s name.';
  return input.needsReason && input.reason.trim().length < 3
    ? 'Enter a reason of at least 3 characters.'
    : null;
}

const creditPrefix = 'credit:';

/**
 * Lists the payment methods. With codes, leaves out the client's own sessions and complimentary bookings, because codes
 * only lower prices.
 */
function listPaymentOptions(
  { credits, pricePence, basePence, saving, giftCard, duePence }: QuoteStaffBookingResponse,
  codes: AppliedCodes,
): ChoiceRow<string>[] {
  const price = formatPriceShort(duePence);
  const hasCodes = Boolean(codes.promoCode || codes.giftCardCode);
  const discount =
    !hasCodes && pricePence < basePence && saving
      ? { detail: `${saving}, instead of ${formatPriceShort(basePence)}` }
      : {};
  const creditRows = credits.map(({ entitlementId, name, sessionsLeft, expiresAt }) => ({
    value: `${creditPrefix}${entitlementId}`,
    label: name,
    detail: expiresAt
      ? `Valid until ${formatDayAndYear(toLondonDate(new Date(new Date(expiresAt).getTime() - 1)))}`
      : 'No expiry date',
    aside: formatSessions(sessionsLeft),
  }));
  const ownRows = hasCodes ? [] : creditRows;
  if (pricePence === 0) return [...ownRows, { value: 'later', label: 'Nothing to pay' }];
  if (duePence === 0 && giftCard)
    return [{ value: 'later', label: 'Gift card', aside: formatPriceShort(giftCard.usedPence) }];
  const complimentary = {
    value: 'complimentary',
    label: 'Complimentary',
    detail: 'Enter a reason',
    aside: 'Free',
  };
  return [
    ...ownRows,
    { value: 'CASH', label: 'Cash', aside: price, ...discount },
    { value: 'TERMINAL', label: 'Card machine', aside: price, ...discount },
    { value: 'later', label: 'Pay later at the front desk', aside: price, ...discount },
    ...(hasCodes ? [] : [complimentary]),
  ];
}

function isPaidWithMoney(method: string): boolean {
  return method !== 'complimentary' && !method.startsWith(creditPrefix);
}

function toPayment(method: string): StaffPayment {
  if (method.startsWith(creditPrefix))
    return { kind: 'credit', entitlementId: method.slice(creditPrefix.length) };
  if (method === 'CASH' || method === 'TERMINAL') return { kind: 'desk', method };
  return method === 'complimentary' ? { kind: 'complimentary' } : { kind: 'later' };
}

function getButtonLabel(method: string, { duePence, giftCard }: QuoteStaffBookingResponse): string {
  if (method.startsWith(creditPrefix)) return 'Book with 1 session';
  if (method === 'CASH' || method === 'TERMINAL') return `Take ${formatPriceShort(duePence)} and book`;
  if (duePence === 0 && giftCard) return 'Book with gift card';
  if (method === 'complimentary' || duePence === 0) return 'Book place';
  return `Book and pay ${formatPriceShort(duePence)} later`;
}
