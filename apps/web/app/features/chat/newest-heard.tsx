import { shownText } from './conversation-state.ts';
import { isAnswer, type ListedMessage } from './messages.ts';

/** Reads the newest message of the other side aloud, once it is whole: pieces of it would be read over each other. */
export function NewestHeard({ messages }: { messages: readonly ListedMessage[] }) {
  const [newest] = messages;
  const heard = newest && (isAnswer(newest) || newest.role === 'note') ? newest : null;
  return (
    <p aria-live="polite" className="sr-only">
      {heard && `${heard.by ? `${heard.by}: ` : ''}${shownText(heard)}`}
    </p>
  );
}
