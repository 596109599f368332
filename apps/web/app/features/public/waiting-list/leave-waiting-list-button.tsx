import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { leaveWaitingList, type WaitingListEntryLink } from './waiting-list-api.ts';

interface LeaveWaitingListButtonProps {
  keyed: WaitingListEntryLink;
  onLeft: (entries: readonly WaitingEntry[]) => void;
  large?: boolean;
  children: ReactNode;
}

/**
 * Button to leave the waiting list, or to decline an offer. Doesn't ask to confirm, because joining again
 * takes one click, too.
 */
export function LeaveWaitingListButton({
  keyed,
  onLeft,
  large = false,
  children,
}: LeaveWaitingListButtonProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const leave = async () => {
    setBusy(true);
    setFailed(false);
    try {
      onLeft(await leaveWaitingList(keyed));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button
        kind="secondary"
        wide={large}
        {...(large && { size: 'large' as const })}
        busy={busy}
        busyLabel="Leaving…"
        onClick={() => void leave()}
      >
        {children}
      </Button>
      {failed && (
        <p role="alert" className="mt-2 text-small font-medium text-error">
          We couldn’t remove you from the waiting list. Try again.
        </p>
      )}
    </div>
  );
}
