import type { SubscriberListRow } from '@studio/contracts/staff-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
  const textId = useId();
  const queryClient = useQueryClient();
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => removeSubscriber(subscriber.id),
    onSuccess: () => {
      onClose();
      showToast('Subscriber removed.');
      return queryClient.invalidateQueries({ queryKey: subscriberQueries.all });
    },
  });
  return (
    <ConfirmDialog
      open
      title="Remove subscriber?"
      describedBy={textId}
      onConfirm={mutate}
      onClose={onClose}
      busy={isPending}
      failure={describeMutationError(error)}
      label="Remove subscriber"
      busyLabel="Removing…"
      closeLabel="Keep subscriber"
      kind="danger"
    >
      <p id={textId} className="text-stone wrap-anywhere">
        We’ll delete {subscriber.email} and stop sending them the newsletter. You can’t add them back, but
        they can subscribe again.
      </p>
    </ConfirmDialog>
  );
}
