import type { SubscriberListRow } from '@studio/contracts/staff-messages';
import { useId } from 'react';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { removeSubscriber } from './messages-api.ts';

interface RemoveSubscriberDialogProps {
  subscriber: SubscriberListRow;
  onClose: () => void;
  onRemoved: () => void;
}

/**
 * Dialog that confirms the removal of a subscriber. Only the subscriber can undo the removal, by subscribing
 * again.
 */
export function RemoveSubscriberDialog({ subscriber, onClose, onRemoved }: RemoveSubscriberDialogProps) {
  const id = useId();
  const { busy, failure, run } = useMutation();
  const remove = async () => {
    if (await run(() => removeSubscriber(subscriber.id))) onRemoved();
  };
  return (
    <Dialog open onClose={onClose} labelledBy={`${id}-title`} describedBy={`${id}-text`} busy={busy}>
      <h2 id={`${id}-title`} className="text-section">
        Remove subscriber?
      </h2>
      <p id={`${id}-text`} className="mt-3 text-stone wrap-anywhere">
        We’ll delete {subscriber.email} and stop sending them the newsletter. Only they can subscribe again.
      </p>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-3">
        <Button kind="danger" wide busy={busy} busyLabel="Removing…" onClick={() => void remove()}>
          Remove subscriber
        </Button>
        <Button kind="secondary" wide disabled={busy} onClick={onClose}>
          Keep subscriber
        </Button>
      </div>
    </Dialog>
  );
}
