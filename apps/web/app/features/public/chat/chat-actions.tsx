import type { ConversationStatus } from '@studio/contracts/chat';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { quickReplyMessages } from './chat-text.ts';
import type { Conversation } from './use-conversation.ts';

interface ChatActionsProps {
  status: ConversationStatus;
  busy: boolean;
  onSend: Conversation['send'];
  onEnd: Conversation['end'];
}

const actionClasses = 'text-link inline-flex min-h-11 items-center px-1 text-small font-medium';

export function ChatActions({ status, busy, onSend, onEnd }: ChatActionsProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [ending, setEnding] = useState<'no' | 'pending' | 'failed'>('no');
  const end = async () => {
    setEnding('pending');
    try {
      await onEnd();
      setEnding('no');
    } catch {
      setEnding('failed');
    }
  };
  const closeDialog = () => {
    setEnding('no');
    setIsDialogOpen(false);
  };
  const quickReply = status.state === 'WAITING' || status.state === 'TEAM' ? 'assistant' : 'person';
  return (
    <div className="flex shrink-0 items-center justify-between gap-4 border-t border-hairline px-4 md:px-5">
      <button
        type="button"
        className={actionClasses}
        aria-disabled={busy || undefined}
        onClick={() => void onSend(quickReplyMessages[quickReply], quickReply)}
      >
        {quickReplyMessages[quickReply]}
      </button>
      <button
        type="button"
        className={actionClasses}
        aria-haspopup="dialog"
        onClick={() => setIsDialogOpen(true)}
      >
        End chat
      </button>
      <ConfirmDialog
        title="End this chat?"
        open={isDialogOpen}
        onConfirm={() => void end()}
        onClose={closeDialog}
        busy={ending === 'pending'}
        failure={ending === 'failed' ? 'We couldn’t confirm that the chat has ended. Try again.' : null}
        label="End chat"
        busyLabel="Ending…"
        closeLabel="Keep chat"
        kind="danger"
      >
        <p>We’ll delete all messages in this chat. Your bookings won’t change.</p>
      </ConfirmDialog>
    </div>
  );
}
