import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { useState } from 'react';
import { getErrorMessage } from '../../../lib/format/staff-text.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type ConversationChange, changeConversation } from './conversations-api.ts';

interface ConversationActionsProps {
  conversation: StaffConversation;
  onChanged: (conversation: StaffConversation, by: ConversationChange) => void;
}

/**
 * Buttons that take over, hand back or close a conversation. Taking over from a colleague asks for
 * confirmation.
 */
export function ConversationActions({ conversation, onChanged }: ConversationActionsProps) {
  const { id, state, isMine, teamMember: colleague } = conversation;
  const { busy, failure, run } = useMutation();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const change = async (become: ConversationChange) => {
    const changed = await changeConversation(id, become);
    setIsDialogOpen(false);
    onChanged(changed, become);
  };
  const become = (what: ConversationChange) => void run(() => change(what));
  const isTakenByColleague = state === 'TEAM' && !isMine;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        {!isMine && (
          <Button
            size="small"
            kind={isTakenByColleague || state === 'CLOSED' ? 'secondary' : 'primary'}
            disabled={busy}
            onClick={() => (isTakenByColleague ? setIsDialogOpen(true) : become('take'))}
          >
            Take over
          </Button>
        )}
        {(isMine || state === 'WAITING') && (
          <Button kind="secondary" size="small" disabled={busy} onClick={() => become('hand-back')}>
            <span>
              Hand back<span className="max-sm:sr-only"> to the assistant</span>
            </span>
          </Button>
        )}
        {!isTakenByColleague && state !== 'CLOSED' && (
          <Button kind="secondary" size="small" disabled={busy} onClick={() => become('close')}>
            Close chat
          </Button>
        )}
      </div>
      {failure && <Notice tone="error" title={failure} />}
      <FormDialog
        title={`Take over from ${colleague ?? 'a team member'}?`}
        open={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        onSubmit={() => change('take')}
        formatError={getErrorMessage}
        label="Take over"
        busyLabel="Taking over…"
      >
        <p className="text-stone">From now on, the visitor sees your name and your replies.</p>
      </FormDialog>
    </>
  );
}
