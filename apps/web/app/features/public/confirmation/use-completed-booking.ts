import type { BookingResponse } from '@studio/contracts/bookings';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type { UnbookedPaymentReason } from '@studio/domain/bookings/unbooked-payment';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isNotFound } from '../../../lib/api/api-error.ts';
import { usePollUntilSettled } from '../../../lib/query/use-poll-until-settled.ts';
import { confirmPayment, getBooking } from './confirmation-api.ts';

export interface Completion {
  intentId: string | null;
  classId: string | null;
  bookingId: string | null;
  key: string | null;
  /** Whether the bank's page has already reported a failure. */
  declined: boolean;
}

export type CompletedBooking =
  | { at: 'pending'; slow: boolean }
  | { at: 'booked'; response: BookingResponse }
  | { at: 'unpaid' }
  /** The payment succeeded, but no place was booked. The refund, in pounds, is on its way. */
  | { at: 'no-place'; reason: UnbookedPaymentReason; message: string; refund: number | null }
  | { at: 'missing' }
  | { at: 'failed'; message: string };

/** Delays between attempts while the bank is slow, in ms: half a minute in total. */
const retryDelaysMs = [800, 1500, 2500, 4000, 6000, 8000, 8000];

/** Number of the attempt from which the page says that the bank is slow. */
const slowAfterTries = 2;

/**
 * Confirms the payment in the URL, and retries while the bank is slow. Without a payment, loads the booking in the
 * URL. While the outcome is unknown, keeps polling (`isPolling`); confirming is idempotent.
 */
export function useCompletedBooking(
  completion: Completion,
): CompletedBooking & { retry: () => void; isPolling: boolean } {
  const { intentId, classId, bookingId, key, declined } = completion;
  const [state, setState] = useState<CompletedBooking>({ at: 'pending', slow: false });
  const stop = useRef<AbortController | null>(null);
  const start = (input: CompletionInput) => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    // The shown booking stays while another booking of the order loads.
    setState((before) => (before.at === 'booked' ? before : { at: 'pending', slow: false }));
    const showState = (next: CompletedBooking) => {
      if (!controller.signal.aborted) setState(next);
    };
    void complete(input, declined ? 1 : retryDelaysMs.length + 1, showState, controller.signal);
  };
  const restart = useEffectEvent(start);
  useEffect(() => {
    restart({ intentId, classId, bookingId, key });
    return () => stop.current?.abort();
  }, [intentId, classId, bookingId, key]);
  const input = { intentId, classId, bookingId, key };
  const isUnknown = state.at === 'failed' || (state.at === 'unpaid' && !declined);
  const isPolling = usePollUntilSettled(isUnknown && intentId !== null, async () => {
    const startController = stop.current;
    const next = await attempt(input);
    // The result of a poll replaces the shown state only when it differs.
    if (startController === stop.current && next.at !== 'failed' && next.at !== state.at) setState(next);
  });
  return { ...state, isPolling, retry: () => start(input) };
}

type CompletionInput = Omit<Completion, 'declined'>;

async function complete(
  input: CompletionInput,
  tries: number,
  showState: (state: CompletedBooking) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let done = 0; done < tries && !signal.aborted; done += 1) {
    if (done >= slowAfterTries) showState({ at: 'pending', slow: true });
    const state = await attempt(input);
    const shouldRetry = state.at === 'unpaid' || (state.at === 'failed' && done < 2);
    if (!shouldRetry || done === tries - 1) return showState(state);
    await pause(retryDelaysMs[done] ?? 0);
  }
}

async function attempt({ intentId, classId, bookingId, key }: CompletionInput): Promise<CompletedBooking> {
  try {
    if (intentId) return { at: 'booked', response: await confirmPayment(intentId, classId ?? undefined) };
    if (bookingId) return { at: 'booked', response: await getBooking({ bookingId, key: key ?? undefined }) };
    return { at: 'missing' };
  } catch (error) {
    return toFailedState(error);
  }
}

function toFailedState(error: unknown): CompletedBooking {
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
