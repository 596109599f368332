import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useEntryChange } from './use-entry-change.ts';
import { leaveWaitingList, type WaitingListEntryLink } from './waiting-list-api.ts';
import { describeLeaveFailure } from './waiting-list-text.ts';

interface LeaveWaitingListButtonProps {
  keyed: WaitingListEntryLink;
  large?: boolean;
  children: ReactNode;
}

/**
 * Button to leave the waiting list, or to decline an offer. Doesn't ask to confirm, because the person can join again.
 */
export function LeaveWaitingListButton({ keyed, large = false, children }: LeaveWaitingListButtonProps) {
  const { mutate, isPending, error } = useEntryChange(keyed, leaveWaitingList);
  return (
    <div>
      <Button
        kind="secondary"
        wide={large}
        {...(large && { size: 'large' as const })}
        busy={isPending}
        busyLabel="Leaving…"
        onClick={() => mutate()}
      >
        {children}
      </Button>
      {error && (
        <p role="alert" className="mt-2 text-small font-medium text-error">
          {describeLeaveFailure(error)}
        </p>
      )}
    </div>
  );
}
