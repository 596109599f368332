import { toDisplayText } from './conversation-state.ts';
import { isReply, type ListedMessage } from './listed-messages.ts';

/** Reads the newest message of the other side aloud, once it is whole: pieces of it would be read over each other. */
export function NewestMessageAnnouncer({ messages }: { messages: readonly ListedMessage[] }) {
  const [newest] = messages;
  const heard = newest && (isReply(newest) || newest.role === 'note') ? newest : null;
  return (
    <p aria-live="polite" className="sr-only">
      {heard && `${heard.by ? `${heard.by}: ` : ''}${toDisplayText(heard)}`}
    </p>
  );
}
