import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { UndoToast } from '../../../ui/undo-toast.tsx';
import { dismissOrReopenMessage } from './assistant-api.ts';
import { assistantQueries } from './assistant-queries.ts';
import type { MessageDecision } from './unanswered-message-card.tsx';

interface UndoReviewToastProps {
  review: MessageDecision;
  /** Called once the message is back in the list. */
  onUndone: () => void;
  onDismiss: () => void;
}

/** Toast that undoes saving a message as an example, or dismissing it. */
export function UndoReviewToast({ review: { message, topic }, onUndone, onDismiss }: UndoReviewToastProps) {
  const queryClient = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => dismissOrReopenMessage(message, 'reopen'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: assistantQueries.all });
      onUndone();
    },
  });
  const failure = describeMutationError(
    undoing.error,
    'We couldn’t return the message to the list. Try again.',
  );
  const text = topic ? `Saved as an example of ‘${topic.question}’.` : 'Message dismissed.';
  return (
    <UndoToast
      text={failure ?? text}
      label="Undo"
      busy={undoing.isPending}
      onUndo={() => undoing.mutate()}
      onDismiss={onDismiss}
    />
  );
}
