import type { ConversationStatus } from '@studio/contracts/chat';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
  const [ending, setEnding] = useState(false);
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
      <button type="button" className={actionClasses} aria-haspopup="dialog" onClick={() => setEnding(true)}>
        End chat
      </button>
      <FormDialog
        title="End this chat?"
        open={ending}
        onClose={() => setEnding(false)}
        onSubmit={onEnd}
        formatError={() => 'We couldn’t confirm that the chat has ended. Try again.'}
        label="End chat"
        busyLabel="Ending…"
        kind="danger"
      >
        <p>We’ll delete all messages in this chat. Your bookings won’t change.</p>
      </FormDialog>
    </div>
  );
}
