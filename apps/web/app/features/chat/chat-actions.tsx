import type { ConversationStatus } from '@studio/contracts/chat';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { quickReplyMessages } from './chat-text.ts';
import type { Conversation } from './use-conversation.ts';

interface ChatActsProps {
  standing: ConversationStatus;
  busy: boolean;
  onWant: Conversation['send'];
  onEnd: Conversation['end'];
}

const act = 'text-link inline-flex min-h-11 items-center px-1 text-small font-medium';

export function ChatActions({ standing, busy, onWant, onEnd }: ChatActsProps) {
  const [ending, setEnding] = useState(false);
  const want = standing.state === 'WAITING' || standing.state === 'TEAM' ? 'assistant' : 'person';
  return (
    <div className="flex shrink-0 items-center justify-between gap-4 border-t border-hairline px-4 md:px-5">
      <button
        type="button"
        className={act}
        aria-disabled={busy || undefined}
        onClick={() => void onWant(quickReplyMessages[want], want)}
      >
        {quickReplyMessages[want]}
      </button>
      <button type="button" className={act} aria-haspopup="dialog" onClick={() => setEnding(true)}>
        End chat
      </button>
      <FormDialog
        title="End this chat?"
        open={ending}
        onClose={() => setEnding(false)}
        act={onEnd}
        sentenceOf={() => 'We couldn’t confirm that this went through. Please try again.'}
        label="End chat"
        busyLabel="Ending"
        kind="danger"
      >
        <p>Its messages are deleted, here and at the studio. What you have booked stays.</p>
      </FormDialog>
    </div>
  );
}
