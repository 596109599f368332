import { paths } from '@studio/contracts/paths';
import type {
  StaffBookQuoteResponse,
  StaffBookResponse,
  StaffPayment,
} from '@studio/contracts/staff-bookings';
import { formatPriceShort } from '@studio/domain/money/money';
import { tidyLine } from '@studio/domain/text/tidy';
import { formatDayAndYear, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { describePlacesLeft } from '../../lib/class-option-text.ts';
import { formatSessions, getErrorMessage } from '../../lib/staff-text.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { useQuery } from '../../lib/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { type ChoiceRow, ChoiceRows } from '../../ui/choice-rows.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ChosenPerson } from './person-picker.tsx';

interface PayForProps {
  person: ChosenPerson;
  classId: string;
  onBooked: (said: string) => void;
}

/** Lets staff choose how a booking is paid. The client's own sessions come first, then payment at the front desk. */
export function PaymentChoice({ person, classId, onBooked }: PayForProps) {
  const { personId } = person;
  const quote = useQuery(`${personId}:${classId}`, () =>
    browserApi().call<StaffBookQuoteResponse>(paths.bookQuote, { personId, classId }),
  );
  if (quote.failed)
    return <LoadError title="Could not load how they can pay" busy={quote.busy} onRetry={quote.again} />;
  if (!quote.value) return <Skeleton className="block h-48 rounded-card" />;
  return <Pay person={person} quote={quote.value} onBooked={onBooked} onAgain={quote.again} />;
}

interface PayProps {
  person: ChosenPerson;
  quote: StaffBookQuoteResponse;
  onBooked: (said: string) => void;
  onAgain: () => void;
}

function Pay({ person, quote, onBooked, onAgain }: PayProps) {
  const { class: klass, credits, notCovering, alreadyBooked } = quote;
  const [orderId] = useIdempotencyKey();
  const rows = waysToPay(quote);
  const [way, setWay] = useState(rows[0]?.value ?? 'later');
  const [guestName, setGuestName] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const needsReason = way === 'complimentary' || klass.offering;
  const book = async () => {
    const missing = whatIsMissing({ alreadyBooked, guestName, needsReason, reason });
    setProblem(missing);
    if (missing) return;
    setBusy(true);
    try {
      const made = await browserApi().call<StaffBookResponse>(paths.bookFor, {
        orderId,
        personId: person.personId,
        classId: klass.classId,
        pay: paymentOf(way),
        ...(way === 'complimentary' ? {} : { expectPence: quote.pricePence }),
        ...(tidyLine(guestName) && { guestName: tidyLine(guestName) }),
        ...(reason.trim() && { reason: reason.trim() }),
      });
      onBooked(`${person.name} is booked: ${klass.title}. Code ${made.displayCode}.`);
    } catch (error) {
      setProblem(getErrorMessage(error));
      setBusy(false);
      if (toApiFailure(error).code === 'price_changed') onAgain();
    }
  };
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void book();
      }}
    >
      <p className="rounded-card bg-linen px-4 py-3">
        <span className="block font-medium">
          {klass.title}, {formatMomentShort(new Date(klass.startsAt))}
        </span>
        <span className="block text-small text-stone">
          {klass.instructor} · {klass.room} · {describePlacesLeft(klass)}
        </span>
      </p>
      <ChoiceRows
        legend="How is it paid?"
        legendShown
        name="book-for-pay"
        rows={rows}
        value={way}
        onChange={setWay}
      />
      {credits.length === 0 && notCovering.length > 0 && (
        <p className="text-small text-stone">{notCovering.map(({ sentence }) => sentence).join(' ')}</p>
      )}
      {alreadyBooked && (
        <TextField
          id="book-for-guest"
          label="Name of their guest"
          hint={`${person.name} has a place in this class already.`}
          value={guestName}
          onChange={(event) => setGuestName(event.currentTarget.value)}
        />
      )}
      {needsReason && (
        <TextField
          id="book-for-reason"
          label={klass.offering ? 'Why it goes past the waiting list' : 'Why it is complimentary'}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div aria-live="polite" className="empty:hidden">
        {problem && <Notice tone="error" title={problem} />}
      </div>
      <Button type="submit" wide busy={busy} busyLabel="Booking">
        {buttonWords(way, quote)}
      </Button>
    </form>
  );
}

function whatIsMissing(of: {
  alreadyBooked: boolean;
  guestName: string;
  needsReason: boolean;
  reason: string;
}): string | null {
  if (of.alreadyBooked && !tidyLine(of.guestName)) return 'Write the name of their guest.';
  return of.needsReason && of.reason.trim().length < 3 ? 'Write a few words of reason.' : null;
}

const creditPrefix = 'credit:';

function waysToPay({ credits, pricePence, basePence, saving }: StaffBookQuoteResponse): ChoiceRow<string>[] {
  const price = formatPriceShort(pricePence);
  const why =
    pricePence < basePence && saving
      ? { detail: `${saving}, instead of ${formatPriceShort(basePence)}` }
      : {};
  const own = credits.map(({ entitlementId, name, sessionsLeft, expiresAt }) => ({
    value: `${creditPrefix}${entitlementId}`,
    label: name,
    detail: expiresAt
      ? `Until ${formatDayAndYear(toLondonDate(new Date(new Date(expiresAt).getTime() - 1)))}`
      : 'Without an end',
    aside: formatSessions(sessionsLeft),
  }));
  if (pricePence === 0) return [...own, { value: 'later', label: 'Nothing to pay' }];
  return [
    ...own,
    { value: 'CASH', label: 'Cash, now', aside: price, ...why },
    { value: 'TERMINAL', label: 'Card terminal, now', aside: price, ...why },
    { value: 'later', label: 'Pay at the desk later', aside: price, ...why },
    { value: 'complimentary', label: 'Complimentary', detail: 'With a reason', aside: 'Free' },
  ];
}

function paymentOf(way: string): StaffPayment {
  if (way.startsWith(creditPrefix)) return { kind: 'credit', entitlementId: way.slice(creditPrefix.length) };
  if (way === 'CASH' || way === 'TERMINAL') return { kind: 'desk', method: way };
  return way === 'complimentary' ? { kind: 'complimentary' } : { kind: 'later' };
}

function buttonWords(way: string, { pricePence }: StaffBookQuoteResponse): string {
  if (way.startsWith(creditPrefix)) return 'Book with 1 session';
  if (way === 'CASH' || way === 'TERMINAL') return `Take ${formatPriceShort(pricePence)} and book`;
  if (way === 'complimentary' || pricePence === 0) return 'Book';
  return `Book, ${formatPriceShort(pricePence)} to pay`;
}
