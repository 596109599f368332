import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addAttempt,
  getNextDelay,
  isBankSlow,
  isUnsettled,
  isWaitingForBank,
  type PaymentAttempts,
  shouldPollAgain,
} from './payment-attempts.ts';

interface PaymentOutcomeOptions<Outcome> {
  queryKey: QueryKey;
  /** Confirms the payment and resolves with its outcome. Idempotent; never rejects. */
  confirm: () => Promise<Outcome>;
  /** Whether the bank's page has already reported a failure. */
  declined: boolean;
  enabled?: boolean;
  /** Returns whether to keep showing an outcome while the outcome for another query key loads. */
  keep?: (outcome: Outcome) => boolean;
}

/**
 * Confirms a payment, and retries while the bank is slow. While the outcome is unknown, keeps polling
 * (`isPolling`). A settled outcome isn't confirmed again.
 */
export function usePaymentOutcome<Outcome extends { at: string }>({
  queryKey,
  confirm,
  declined,
  enabled = true,
  keep,
}: PaymentOutcomeOptions<Outcome>) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const before = queryClient.getQueryData<PaymentAttempts<Outcome>>(queryKey);
      // Offline, a poll changes nothing. TanStack Query polls again when the connection returns.
      if (before && !isWaitingForBank(before, declined) && !navigator.onLine) return before;
      return addAttempt(before, await confirm(), declined);
    },
    enabled,
    retry: false,
    staleTime: ({ state }) => (state.data && !isUnsettled(state.data.outcome, declined) ? Infinity : 0),
    // Not cached, so the next visit of the page confirms the payment again.
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? getNextDelay(state.data, declined) : false),
    placeholderData: (before: PaymentAttempts<Outcome> | undefined) =>
      before && keep?.(before.outcome) ? before : undefined,
  });
  const waiting = !data || isWaitingForBank(data, declined);
  return {
    state: waiting ? { at: 'pending' as const, slow: data !== undefined && isBankSlow(data) } : data.outcome,
    isPolling: !waiting && shouldPollAgain(data, declined),
    /** Starts over, as when the page opened. */
    retry: () => void queryClient.resetQueries({ queryKey }),
  };
}
