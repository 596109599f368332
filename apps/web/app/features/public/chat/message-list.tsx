import { chatTexts } from '@studio/domain/conversations/conversation';
import { formatPastDayName } from '@studio/domain/time/format-day-name';
import { toLondonDate } from '@studio/domain/time/london';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { readChatTabState } from './chat-tab-storage.ts';
import { isReply } from './listed-messages.ts';
import { isFirstOfDay, isLastOfMinute } from './message-grouping.ts';
import { MessageView } from './message-view.tsx';
import type { Conversation } from './use-conversation.ts';

interface MessageListProps {
  container: RefObject<HTMLDivElement | null>;
  conversation: Conversation;
  onSend: Conversation['send'];
  /** Element between the newest message and the text box. */
  newest: ReactNode;
  /** Element below the greeting. */
  oldest: ReactNode;
}

/**
 * Renders the messages in reverse column order, newest first in the markup, so that the browser keeps the list
 * scrolled to the newest.
 */
export function MessageList({ container, conversation, onSend, newest, oldest }: MessageListProps) {
  const { messages, read } = conversation.state;
  const newestReply = messages.find(isReply);
  return (
    <div
      ref={container}
      role="log"
      aria-live="off"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focusable list.
      tabIndex={0}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain px-5 py-5 [scrollbar-color:var(--color-sand)_transparent] [scrollbar-width:thin] focus-visible:outline-offset-[-3px] md:px-6"
    >
      <div className="mb-auto">{newest}</div>
      {messages.map((message, nth) => (
        <Fragment key={message.id}>
          <MessageView
            message={message}
            timed={isLastOfMinute(messages, nth)}
            conversation={conversation}
            onSend={onSend}
            latest={message === newestReply && nth === 0}
          />
          {isFirstOfDay(messages, nth, getServerTime()) && <DaySeparator timestamp={message.timestamp} />}
        </Fragment>
      ))}
      {oldest}
      <Greeting />
      {read === 'failed' && readChatTabState().seen !== null && (
        <div className="mb-5">
          <Notice
            tone="error"
            title="Couldn’t load earlier messages."
            action={
              <Button size="small" kind="secondary" onClick={() => void conversation.read()}>
                Try again
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}

/** Shows "Today", "Yesterday" or a date such as "Saturday 21 November" above a day's first message. */
function DaySeparator({ timestamp }: { timestamp: string }) {
  const label = formatPastDayName(toLondonDate(new Date(timestamp)), toLondonDate(getServerTime()));
  return <p className="mt-1 mb-4 text-center text-note text-stone">{label}</p>;
}

/** First message of every chat (handbook: chat 2). */
function Greeting() {
  return (
    <div className="mb-4 flex flex-col items-start">
      <ChatBubble by="studio">
        <span className="block">{chatTexts.greeting}</span>
        <span className="block text-[0.9375rem] text-stone">{chatTexts.greetingMore}</span>
      </ChatBubble>
    </div>
  );
}
