import type { TourBookAnswer } from '@studio/contracts/tours';
import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ChatActs } from './chat-acts.tsx';
import { ChatHead } from './chat-head.tsx';
import { Composer } from './composer.tsx';
import { FirstWords } from './first-words.tsx';
import { LeaveEmail } from './leave-email.tsx';
import { MessageList } from './message-list.tsx';
import { NewestHeard } from './newest-heard.tsx';
import { TourPlace } from './tour-place.tsx';
import type { Conversation } from './use-conversation.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** The tour wizard, which the page puts into the chat; `sentence` is what is said about the booked tour. */
export type ChatTour = ComponentType<{ onBooked: (tour: TourBookAnswer, sentence: string) => void }>;

interface ChatPanelProps {
  conversation: Conversation;
  heading: 'h1' | 'h2';
  titleId?: string;
  Tour: ChatTour;
  box: RefObject<HTMLTextAreaElement | null>;
  /** The cross of a dialog. */
  close?: ReactNode;
}

/** The whole chat: who answers, what was said with the newest next to the text box, and the text box. */
export function ChatPanel({ conversation, heading, titleId, Tour, box, close }: ChatPanelProps) {
  const { state, send } = conversation;
  const { messages, standing } = state;
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel, list);
  useFocusAfterEnd(messages.length === 0, box);
  const say: Conversation['send'] = async (text, want) => {
    // Whoever read above wants to see what comes of it.
    if (list.current) list.current.scrollTop = 0;
    await send(text, want);
  };
  return (
    <div ref={panel} className="flex h-full min-h-0 flex-col">
      <ChatHead
        heading={heading}
        standing={standing}
        {...(titleId && { titleId })}
        {...(close ? { close } : {})}
      />
      <MessageList
        place={list}
        conversation={conversation}
        onSay={say}
        newest={<Newest conversation={conversation} Tour={Tour} />}
        oldest={messages.length === 0 && <FirstWords busy={state.busy} onSay={say} />}
      />
      <NewestHeard messages={messages} />
      {messages.length > 0 && standing && (
        <ChatActs standing={standing} busy={state.busy} onWant={say} onEnd={conversation.end} />
      )}
      <Composer box={box} busy={state.busy} onSend={say} />
    </div>
  );
}

/** What is asked of the visitor now stands next to the text box. */
function Newest({ conversation, Tour }: Pick<ChatPanelProps, 'conversation' | 'Tour'>) {
  const { standing, tour } = conversation.state;
  return (
    <>
      {standing?.state === 'WAITING' && <LeaveEmail standing={standing} onLeave={conversation.leaveEmail} />}
      {tour && (
        <TourPlace onLeave={() => conversation.openTour(false)}>
          <Suspense>
            <Tour onBooked={(booked, sentence) => void conversation.tourBooked(booked, sentence)} />
          </Suspense>
        </TourPlace>
      )}
    </>
  );
}

/** What ended the chat is gone with it: the focus begins anew in the text box. */
function useFocusAfterEnd(empty: boolean, box: RefObject<HTMLTextAreaElement | null>): void {
  const was = useRef(empty);
  useEffect(() => {
    if (empty && !was.current) box.current?.focus();
    was.current = empty;
  }, [empty, box]);
}
