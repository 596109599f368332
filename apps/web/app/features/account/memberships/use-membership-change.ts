import { accountCopy } from '@studio/content/copy/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, hasNoResponse } from '../../../lib/api/api-error.ts';
import { membershipQueries } from './membership-queries.ts';

/** Manages a change to memberships or cards: runs `onDone` and refetches the account page after it. */
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

/**
 * Returns the text for a failed change: what to do if no response arrived, or else the server's message or a general
 * one. Null without an error.
 */
export function getFailureMessage(error: unknown): string | null {
  if (!error) return null;
  if (hasNoResponse(error)) return accountCopy.memberships.noResponse;
  return error instanceof ApiError && error.message ? error.message : accountCopy.memberships.changeFailed;
}
