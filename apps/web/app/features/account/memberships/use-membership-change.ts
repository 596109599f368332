import { accountCopy } from '@studio/content/copy/account';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { changeMembership, type MembershipChange } from './memberships-api.ts';

export function useMembershipChange(membershipId: string, change: MembershipChange, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await changeMembership(membershipId, change);
      onDone();
    } catch (error) {
      setFailure(getFailureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run: () => void run() };
}

/** Returns the server's message, or advice when no response arrived. */
export function getFailureMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return accountCopy.memberships.noAnswer;
  return error instanceof ApiError && error.message ? error.message : accountCopy.memberships.changeFailed;
}
