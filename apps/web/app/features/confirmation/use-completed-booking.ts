import type { BookingResponse } from '@studio/contracts/bookings';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type { UnbookedPaymentReason } from '@studio/domain/bookings/unbooked-payment';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isNotFound } from '../../lib/api-error.ts';
import { usePollUntilSettled } from '../../lib/use-poll-until-settled.ts';
import { confirmPayment, getBooking } from './confirmation-api.ts';

/** What the address of the completion page says. */
export interface Completion {
  intentId: string | null;
  classId: string | null;
  bookingId: string | null;
  key: string | null;
  /** The bank's page has already said that it did not work. */
  declined: boolean;
}

/** How a payment, or a free booking, stands. */
export type CompletedBooking =
  | { at: 'pending'; slow: boolean }
  | { at: 'booked'; answer: BookingResponse }
  | { at: 'unpaid' }
  /** Paid, but no place: the money is on its way back, in pounds. */
  | { at: 'no-place'; reason: UnbookedPaymentReason; message: string; refund: number | null }
  | { at: 'missing' }
  | { at: 'failed'; message: string };

/** Waits between the tries while the bank is slow, in milliseconds: half a minute in all. */
const waitsMs = [800, 1500, 2500, 4000, 6000, 8000, 8000];

/** From this try on we say that the bank takes its time. */
const slowAfterTries = 2;

/**
 * Confirms the payment of the address, as often as a slow bank needs, or reads the booking that it names. While nobody
 * knows what became of a payment, it goes on asking by itself (`looking`): asking again does nothing twice.
 */
export function useCompletedBooking(
  completion: Completion,
): CompletedBooking & { retry: () => void; looking: boolean } {
  const { intentId, classId, bookingId, key, declined } = completion;
  const [state, setState] = useState<CompletedBooking>({ at: 'pending', slow: false });
  const stop = useRef<AbortController | null>(null);
  const start = (wish: Wish) => {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    // While another place of the order loads, the one that is shown stays.
    setState((before) => (before.at === 'booked' ? before : { at: 'pending', slow: false }));
    const say = (next: CompletedBooking) => {
      if (!mine.signal.aborted) setState(next);
    };
    void complete(wish, declined ? 1 : waitsMs.length + 1, say, mine.signal);
  };
  const begin = useEffectEvent(start);
  useEffect(() => {
    begin({ intentId, classId, bookingId, key });
    return () => stop.current?.abort();
  }, [intentId, classId, bookingId, key]);
  const wish = { intentId, classId, bookingId, key };
  const unknown = state.at === 'failed' || (state.at === 'unpaid' && !declined);
  const looking = usePollUntilSettled(unknown && intentId !== null, async () => {
    const asked = stop.current;
    const next = await attempt(wish);
    // What is on the screen stays as it is until there is something else to say.
    if (asked === stop.current && next.at !== 'failed' && next.at !== state.at) setState(next);
  });
  return { ...state, looking, retry: () => start(wish) };
}

type Wish = Omit<Completion, 'declined'>;

async function complete(
  wish: Wish,
  tries: number,
  say: (state: CompletedBooking) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let done = 0; done < tries && !signal.aborted; done += 1) {
    if (done >= slowAfterTries) say({ at: 'pending', slow: true });
    const state = await attempt(wish);
    const again = state.at === 'unpaid' || (state.at === 'failed' && done < 2);
    if (!again || done === tries - 1) return say(state);
    await pause(waitsMs[done] ?? 0);
  }
}

async function attempt({ intentId, classId, bookingId, key }: Wish): Promise<CompletedBooking> {
  try {
    if (intentId) return { at: 'booked', answer: await confirmPayment(intentId, classId ?? undefined) };
    if (bookingId) return { at: 'booked', answer: await getBooking({ bookingId, key: key ?? undefined }) };
    return { at: 'missing' };
  } catch (error) {
    return refused(error);
  }
}

function refused(error: unknown): CompletedBooking {
  if (!(error instanceof ApiError)) return { at: 'failed', message: 'Failed to load booking' };
  if (error.code === 'payment_not_completed') return { at: 'unpaid' };
  if (isNotFound(error)) return { at: 'missing' };
  if (error.code !== 'slot_unavailable') return { at: 'failed', message: error.message };
  const { refund } = error.payload as Partial<ErrorResponse>;
  const reason = refund?.reason ?? 'slot_unavailable';
  return { at: 'no-place', reason, message: error.message, refund: refund?.amount ?? null };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
