import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { maxMessageLength } from '@studio/domain/conversations/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { useTextDraft } from '../../../lib/storage/use-text-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showChangedConversation } from './conversation-queries.ts';
import { replyInConversation } from './conversations-api.ts';
import { getVisitorName } from './get-visitor-name.ts';

interface ReplyBoxProps {
  conversation: StaffConversation;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Maximum length of a reply, which may be longer than a visitor's message. */
const maxReplyLength = maxMessageLength * 4;

/** Text box for a reply. The draft stays in this tab until it is sent. */
export function ReplyBox({ conversation, box }: ReplyBoxProps) {
  const { id: conversationId, state, isMine, teamMember: colleague } = conversation;
  const id = useId();
  const [text, setText, clearDraft] = useTextDraft(`chat ${conversationId}`);
  const { busy, send, failure } = useSending(conversationId, () => {
    clearDraft();
    box.current?.focus();
  });
  const isTakenByColleague = state === 'TEAM' && !isMine;
  if (isTakenByColleague || state === 'CLOSED')
    return (
      <p className="border-t border-hairline px-5 py-5 text-center text-small text-stone sm:px-7">
        {isTakenByColleague
          ? `${colleague ?? 'A team member'} is replying. Take over to reply.`
          : 'Take over to reply again.'}
      </p>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(text);
  };
  return (
    <form
      method="dialog"
      className="grid gap-2 border-t border-hairline px-5 pt-3 pb-4 sm:px-7"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      {failure && <Notice tone="error" title={failure} />}
      <div className="flex items-end gap-3">
        <label htmlFor={id} className="sr-only">
          Reply to {getVisitorName(conversation)}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          maxLength={maxReplyLength}
          readOnly={busy}
          placeholder="Write a reply"
          aria-describedby={`${id}-hint`}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setText(target.value)}
          className="field-sizing-content max-h-40 min-h-12 w-full min-w-0 flex-1 resize-none rounded-card border border-line bg-paper px-4 py-2.5 text-base leading-relaxed placeholder:text-stone hover:border-stone"
        />
        <Button type="submit" busy={busy} busyLabel="Sending…" incomplete={text.trim() === ''}>
          Send
        </Button>
      </div>
      <ReplyHint id={`${id}-hint`} mine={isMine} />
    </form>
  );
}

/** Explains what Enter does, and that sending a reply takes over the chat. */
function ReplyHint({ id, mine }: { id: string; mine: boolean }) {
  return (
    <p id={id} className={`text-note text-stone ${mine ? 'max-md:sr-only' : ''}`}>
      {!mine && 'Sending a reply takes over the chat. '}
      <span className={mine ? 'max-md:sr-only' : 'max-desk:sr-only'}>
        Enter sends. Shift+Enter starts a new line.
      </span>
    </p>
  );
}

/**
 * Returns `send`, which sends a message exactly once: a retry of the same text after an error reuses the message's id.
 */
function useSending(conversationId: string, onSent: () => void) {
  const queryClient = useQueryClient();
  const { isPending, isError, error, variables, mutate } = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) => replyInConversation(conversationId, id, text),
    onSuccess: async (changed) => {
      await showChangedConversation(queryClient, changed);
      onSent();
    },
  });
  const send = (typed: string) => {
    const text = typed.trim();
    if (text === '' || isPending) return;
    mutate(isError && variables.text === text ? variables : { id: crypto.randomUUID(), text });
  };
  const failure = describeMutationError(error, 'We couldn’t send your reply. Your text is still here.');
  return { busy: isPending, failure, send };
}
