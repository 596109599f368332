import { accountCopy } from '@studio/content/copy/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { membershipQueries } from './membership-queries.ts';

/** Changes memberships or cards, runs `onDone`, and refetches the account page. */
export function useMembershipChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      onDone?.();
      return queryClient.invalidateQueries({ queryKey: membershipQueries.all });
    },
  });
}

/** Returns the server's message, or advice when no response arrived; null without an error. */
export function getFailureMessage(error: unknown): string | null {
  if (!error) return null;
  if (error instanceof ApiError && error.status === 0) return accountCopy.memberships.noAnswer;
  return error instanceof ApiError && error.message ? error.message : accountCopy.memberships.changeFailed;
}
