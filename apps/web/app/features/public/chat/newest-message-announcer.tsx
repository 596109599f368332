import { toDisplayText } from './conversation-state.ts';
import { isReply, type ListedMessage } from './listed-messages.ts';

/** Announces the newest reply only once it is complete, because streamed pieces would interrupt each other. */
export function NewestMessageAnnouncer({ messages }: { messages: readonly ListedMessage[] }) {
  const [newest] = messages;
  const announced = newest && (isReply(newest) || newest.role === 'note') ? newest : null;
  return (
    <p aria-live="polite" className="sr-only">
      {announced && `${announced.by ? `${announced.by}: ` : ''}${toDisplayText(announced)}`}
    </p>
  );
}
