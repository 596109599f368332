import type { BookTourResponse } from '@studio/contracts/tours';
import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ChatActions } from './chat-actions.tsx';
import { ChatHeader } from './chat-header.tsx';
import { toDisplayText } from './chat-state.ts';
import { Composer } from './composer.tsx';
import { ConversationStarters } from './conversation-starters.tsx';
import { isReply, type ListedMessage } from './listed-messages.ts';
import { MessageList } from './message-list.tsx';
import { ReplyEmailForm } from './reply-email-form.tsx';
import { TourWizardContainer } from './tour-wizard-container.tsx';
import type { Conversation } from './use-conversation.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

/** Component of the tour wizard, which the page passes in. `summary` describes the booked tour. */
export type ChatTourComponent = ComponentType<{
  onBooked: (tour: BookTourResponse, summary: string) => void;
}>;

interface ChatPanelProps {
  conversation: Conversation;
  heading: 'h1' | 'h2';
  titleId?: string;
  Tour: ChatTourComponent;
  box: RefObject<HTMLTextAreaElement | null>;
  close?: ReactNode;
}

/** Shows the whole chat: the header, the messages with the newest beside the text box, and the text box. */
export function ChatPanel({ conversation, heading, titleId, Tour, box, close }: ChatPanelProps) {
  const { state, send } = conversation;
  const { messages, status } = state;
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useFocusFallback(panel, list);
  useFocusAfterEnd(messages.length === 0, box);
  const sendAndScroll: Conversation['send'] = async (text, recipient) => {
    // A visitor who scrolled up and sends a message wants to see the reply.
    if (list.current) list.current.scrollTop = 0;
    await send(text, recipient);
  };
  return (
    <div ref={panel} className="flex h-full min-h-0 flex-col">
      <ChatHeader
        heading={heading}
        status={status}
        {...(titleId && { titleId })}
        {...(close ? { close } : {})}
      />
      <MessageList
        container={list}
        conversation={conversation}
        onSend={sendAndScroll}
        newest={<NewestForms conversation={conversation} Tour={Tour} />}
        oldest={messages.length === 0 && <ConversationStarters busy={state.busy} onSend={sendAndScroll} />}
      />
      <NewestMessageAnnouncer messages={messages} />
      {messages.length > 0 && status && (
        <ChatActions status={status} busy={state.busy} onSend={sendAndScroll} onEnd={conversation.end} />
      )}
      <Composer box={box} busy={state.busy} onSend={sendAndScroll} />
    </div>
  );
}

/** Shows the form for a reply email and the tour wizard beside the text box. */
function NewestForms({ conversation, Tour }: Pick<ChatPanelProps, 'conversation' | 'Tour'>) {
  const { status, tour } = conversation.state;
  return (
    <>
      {status?.state === 'WAITING' && <ReplyEmailForm status={status} onSave={conversation.saveEmail} />}
      {tour && (
        <TourWizardContainer onClose={() => conversation.openTour(false)}>
          <Suspense>
            <Tour onBooked={(booked, summary) => void conversation.tourBooked(booked, summary)} />
          </Suspense>
        </TourWizardContainer>
      )}
    </>
  );
}

/** Focuses the text box after the chat ends, because the clicked button is removed. */
function useFocusAfterEnd(empty: boolean, box: RefObject<HTMLTextAreaElement | null>): void {
  const previous = useRef(empty);
  useEffect(() => {
    if (empty && !previous.current) box.current?.focus();
    previous.current = empty;
  }, [empty, box]);
}

/**
 * Announces the newest reply to screen readers once it is complete, because announcements of streamed parts would
 * interrupt each other.
 */
function NewestMessageAnnouncer({ messages }: { messages: readonly ListedMessage[] }) {
  const [newest] = messages;
  const announced = newest && (isReply(newest) || newest.role === 'note') ? newest : null;
  return (
    <p aria-live="polite" className="sr-only">
      {announced && `${announced.author ? `${announced.author}: ` : ''}${toDisplayText(announced)}`}
    </p>
  );
}
