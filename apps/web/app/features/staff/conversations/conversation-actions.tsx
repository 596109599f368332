import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showChangedConversation } from './conversation-queries.ts';
import { type ConversationAction, changeConversation } from './conversations-api.ts';

interface ConversationActionsProps {
  conversation: StaffConversation;
  onChanged: (conversation: StaffConversation, by: ConversationAction) => void;
}

/**
 * Buttons that take over, hand back or close a conversation. Taking over from a colleague asks for
 * confirmation.
 */
export function ConversationActions({ conversation, onChanged }: ConversationActionsProps) {
  const { id, state, isMine, teamMember: colleague } = conversation;
  const queryClient = useQueryClient();
  const change = {
    mutationFn: (action: ConversationAction) => changeConversation(id, action),
    onSuccess: async (changed: StaffConversation, action: ConversationAction) => {
      await showChangedConversation(queryClient, changed);
      setIsDialogOpen(false);
      onChanged(changed, action);
    },
  };
  const { isPending: busy, error, mutate } = useMutation(change);
  // The dialog shows its own errors, so the buttons show only those of the other actions.
  const takingOver = useMutation(change);
  const failure = describeMutationError(error);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const closeDialog = () => {
    takingOver.reset();
    setIsDialogOpen(false);
  };
  const isTakenByColleague = state === 'TEAM' && !isMine;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        {!isMine && (
          <Button
            size="small"
            kind={isTakenByColleague || state === 'CLOSED' ? 'secondary' : 'primary'}
            disabled={busy}
            onClick={() => (isTakenByColleague ? setIsDialogOpen(true) : mutate('take'))}
          >
            Take over
          </Button>
        )}
        {(isMine || state === 'WAITING') && (
          <Button kind="secondary" size="small" disabled={busy} onClick={() => mutate('hand-back')}>
            <span>
              Hand back<span className="max-sm:sr-only"> to the assistant</span>
            </span>
          </Button>
        )}
        {!isTakenByColleague && state !== 'CLOSED' && (
          <Button kind="secondary" size="small" disabled={busy} onClick={() => mutate('close')}>
            Close chat
          </Button>
        )}
      </div>
      {failure && <Notice tone="error" title={failure} />}
      <ConfirmDialog
        title={`Take over from ${colleague ?? 'a team member'}?`}
        open={isDialogOpen}
        onConfirm={() => takingOver.mutate('take')}
        onClose={closeDialog}
        busy={takingOver.isPending}
        failure={describeMutationError(takingOver.error)}
        label="Take over"
        busyLabel="Taking over…"
      >
        <p className="text-stone">From now on, the visitor sees your name and your replies.</p>
      </ConfirmDialog>
    </>
  );
}
