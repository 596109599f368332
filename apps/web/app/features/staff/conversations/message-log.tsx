import type { ChatMessage } from '@studio/contracts/chat';
import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { formatPastDayName } from '@studio/domain/time/format-day-name';
import { toLondonDate } from '@studio/domain/time/london';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { getVisitorName } from './get-visitor-name.ts';
import { MessageBubble } from './message-bubble.tsx';
import { useScrollAnchor } from './use-scroll-anchor.ts';

/** Makes the scrollable container focusable, so that the keyboard can scroll it. */
const focusableProps = { tabIndex: 0 };

/** Messages by day, oldest first, so that the newest is next to the reply box. */
export function MessageLog({ conversation }: { conversation: StaffConversation }) {
  const { messages, isMine } = conversation;
  const [newest] = messages;
  const { box, content, missed, onScroll, toNewest } = useScrollAnchor(
    newest?.id,
    isMine && newest?.role === 'team',
  );
  const visitor = getVisitorName(conversation);
  const today = toLondonDate(getServerTime());
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={box}
        aria-label={`Chat with ${visitor}`}
        onScroll={onScroll}
        {...focusableProps}
        className="flex flex-1 flex-col-reverse overflow-y-auto px-5 py-5 -outline-offset-2 [overflow-anchor:none] sm:px-7"
      >
        <div ref={content} className="grid gap-5">
          {groupByDay(messages).map(({ day, dayMessages }) => (
            <section key={day} aria-label={formatPastDayName(day, today)} className="grid gap-5">
              <h3 className="flex items-center gap-4 font-sans text-note tracking-normal text-stone before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
                {formatPastDayName(day, today)}
              </h3>
              <ol className="grid gap-2">
                {dayMessages.map((message, index) => (
                  <MessageBubble
                    key={message.id}
                    message={message}
                    previous={dayMessages[index - 1]}
                    visitor={visitor}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </section>
      {missed && (
        <Button
          kind="secondary"
          size="small"
          onClick={toNewest}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 bg-paper shadow-1"
        >
          New message below
        </Button>
      )}
    </div>
  );
}

/** Groups messages by London day, oldest first. */
function groupByDay(newestFirst: readonly ChatMessage[]): { day: string; dayMessages: ChatMessage[] }[] {
  const days: { day: string; dayMessages: ChatMessage[] }[] = [];
  for (const message of newestFirst.toReversed()) {
    const day = toLondonDate(new Date(message.timestamp));
    const last = days.at(-1);
    if (last?.day === day) last.dayMessages.push(message);
    else days.push({ day, dayMessages: [message] });
  }
  return days;
}
