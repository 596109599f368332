import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { UndoToast } from '../../../ui/undo-toast.tsx';
import { showChangedConversation } from './conversation-queries.ts';
import { changeConversation } from './conversations-api.ts';

interface UndoCloseToastProps {
  conversationId: string;
  /** Name of the visitor. */
  name: string;
  onDismiss: () => void;
}

/** Toast that can reopen a conversation that was just closed. The user who reopens it takes it over. */
export function UndoCloseToast({ conversationId, name, onDismiss }: UndoCloseToastProps) {
  const queryClient = useQueryClient();
  const {
    isPending: busy,
    error,
    mutate: undo,
  } = useMutation({
    mutationFn: () => changeConversation(conversationId, 'take'),
    onSuccess: async (reopened) => {
      await showChangedConversation(queryClient, reopened);
      onDismiss();
    },
  });
  const failure = describeMutationError(error, 'We couldn’t reopen this chat. Try again.');
  return (
    <UndoToast
      text={failure ?? `Chat with ${name} closed.`}
      label="Reopen"
      busy={busy}
      onUndo={() => undo()}
      onDismiss={onDismiss}
    />
  );
}
