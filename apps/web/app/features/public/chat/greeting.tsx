import { chatTexts } from '@studio/domain/conversations/conversation';
import { MessageBubble } from './message-bubble.tsx';

/** First message of every chat (handbook: chat 2). */
export function Greeting() {
  return (
    <div className="mb-4 flex flex-col items-start">
      <MessageBubble by="studio">
        <span className="block">{chatTexts.greeting}</span>
        <span className="block text-[0.9375rem] text-stone">{chatTexts.greetingMore}</span>
      </MessageBubble>
    </div>
  );
}
