import type { ChatMessage } from '@studio/contracts/chat';
import { formatTime } from '@studio/domain/time/format-london';
import { ShownClasses } from './shown-classes.tsx';

interface MessageBubbleProps {
  message: ChatMessage;
  /** The previous message of the same day. */
  previous: ChatMessage | undefined;
  visitor: string;
}

/** Maximum interval in ms between two messages of one writer for which the name is shown only once. */
const closeMs = 5 * 60_000;

const bubbleStyles = {
  user: { side: 'justify-items-start', bubble: 'rounded-bl-[4px] bg-linen' },
  assistant: { side: 'justify-items-end', bubble: 'rounded-br-[4px] border border-hairline' },
  team: { side: 'justify-items-end', bubble: 'rounded-br-[4px] bg-forest text-chalk' },
} as const;

/** Message with its attachments. The visitor's messages are on the left, the studio's on the right. */
export function MessageBubble({ message, previous, visitor }: MessageBubbleProps) {
  const { role, text, timestamp, imageUrl, classes, links, action } = message;
  if (role === 'note')
    return (
      <li className="py-1 text-center text-note text-stone">
        {text}, {formatTime(new Date(timestamp))}
      </li>
    );
  const { side, bubble } = bubbleStyles[role];
  return (
    <li className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 ${side}`}>
      {!follows(message, previous) && (
        <p className="mt-2 text-note text-stone">
          {writerOf(message, visitor)}, <time dateTime={timestamp}>{formatTime(new Date(timestamp))}</time>
        </p>
      )}
      <p
        className={`max-w-[min(34rem,88%)] rounded-card px-4 py-2.5 leading-relaxed whitespace-pre-line wrap-anywhere ${bubble}`}
      >
        {text}
      </p>
      {imageUrl && <img src={imageUrl} alt="" className="max-h-48 max-w-[min(20rem,88%)] rounded-card" />}
      <ShownClasses classes={classes} />
      {links.length > 0 && (
        <p className="flex max-w-[88%] flex-wrap gap-x-4 gap-y-1 text-small">
          {links.map(({ label, to }) => (
            <a key={to} href={to} target="_blank" rel="noreferrer" className="text-link">
              {label}
            </a>
          ))}
        </p>
      )}
      {action === 'startBooking' && <p className="text-note text-stone">Opened the tour booking form.</p>}
    </li>
  );
}

function writerOf({ role, author }: ChatMessage, visitor: string): string {
  if (role === 'user') return visitor;
  return role === 'assistant' ? 'Assistant' : (author ?? 'The team');
}

function follows(message: ChatMessage, before: ChatMessage | undefined): boolean {
  if (!before || before.role !== message.role || before.author !== message.author) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < closeMs;
}
