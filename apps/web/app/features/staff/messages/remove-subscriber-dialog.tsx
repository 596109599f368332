import type { SubscriberListRow } from '@studio/contracts/staff-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { subscriberQueries } from './message-queries.ts';
import { removeSubscriber } from './messages-api.ts';

interface RemoveSubscriberDialogProps {
  subscriber: SubscriberListRow;
  onClose: () => void;
}

/**
 * Dialog that confirms the removal of a subscriber. Only the subscriber can undo the removal, by subscribing
 * again.
 */
export function RemoveSubscriberDialog({ subscriber, onClose }: RemoveSubscriberDialogProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => removeSubscriber(subscriber.id),
    onSuccess: () => {
      onClose();
      showToast('Subscriber removed.');
      return queryClient.invalidateQueries({ queryKey: subscriberQueries.all });
    },
  });
  const failure = describeMutationError(error);
  return (
    <Dialog open onClose={onClose} labelledBy={`${id}-title`} describedBy={`${id}-text`} busy={isPending}>
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
        <Button kind="danger" wide busy={isPending} busyLabel="Removing…" onClick={() => mutate()}>
          Remove subscriber
        </Button>
        <Button kind="secondary" wide disabled={isPending} onClick={onClose}>
          Keep subscriber
        </Button>
      </div>
    </Dialog>
  );
}
