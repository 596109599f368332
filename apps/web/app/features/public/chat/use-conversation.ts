import type { BookTourResponse } from '@studio/contracts/tours';
import { type ActionDispatch, type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { trackEvent } from '../../../lib/analytics/track-event.ts';
import { useTrackEvent } from '../../../lib/analytics/use-track-event.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { poll } from '../../../lib/query/use-polling.ts';
import {
  buildTourBookedText,
  type ChatLinkParams,
  endChat,
  readConversation,
  saveReplyEmail,
  sendMessage,
} from './chat-api.ts';
import {
  type ChatState,
  type ChatStateAction,
  chatStateReducer,
  createInitialChatState,
} from './chat-state.ts';
import { clearChatTabState, readChatTabState, saveChatTabState } from './chat-tab-storage.ts';
import { createLocalMessage, type ListedMessage, type QuickReply } from './listed-messages.ts';

type Dispatch = ActionDispatch<[ChatStateAction]>;

/** Error codes whose messages help the visitor to act. */
const helpfulErrorCodes = ['rate_limited', 'bad_request'];

/** Link in the URL to another conversation. `onFollowed` runs once that conversation is loaded, or if it has ended. */
export interface ConversationLink {
  link: ChatLinkParams;
  onFollowed: () => void;
}

/**
 * Manages this tab's conversation. `open`: the visitor sees the chat. `arriving`: link to a conversation, which is
 * moved to this tab before its messages are loaded.
 */
export function useConversation(open: boolean, arriving?: ConversationLink) {
  const [state, dispatch] = useReducer(chatStateReducer, null, () =>
    createInitialChatState(readChatTabState().unsent),
  );
  useTrackEvent('chat-opened', undefined, open);
  // Incremented when the chat ends, so that a poll in flight ignores its response with the old messages.
  const era = useRef(0);
  const read = usePolledMessages(state, dispatch, { open, arriving, era });
  const send = useSendMessage(state, dispatch);
  useSaveUnsent(state);
  return {
    state,
    read,
    send: (text: string, recipient?: QuickReply) => send(newId(), text, recipient),
    resend: ({ id, text, recipient }: ListedMessage) => send(id, text, recipient),
    remove: (id: string) => dispatch({ type: 'removed', id }),
    openTour: (isOpen: boolean) => dispatch({ type: 'tour', open: isOpen }),
    tourBooked: async (tour: BookTourResponse, summary: string) => {
      const id = newId();
      dispatch({ type: 'tour', open: false });
      try {
        const response = await sendMessage({ messageId: id, message: buildTourBookedText(tour) }, () => {});
        dispatch({ type: 'answered', id, typingId: `typing-${id}`, response, now: getServerTime() });
      } catch {
        // Shown even if the chat doesn't receive it, because the visitor must see that the tour is booked.
        const message = createLocalMessage({ id, role: 'assistant', text: summary }, getServerTime());
        dispatch({ type: 'said', message });
      }
    },
    saveEmail: async (email: string) => dispatch({ type: 'stands', status: await saveReplyEmail(email) }),
    end: async () => {
      const status = await endChat();
      clearChatTabState();
      era.current += 1;
      dispatch({ type: 'ended', status });
    },
  };
}

export type Conversation = ReturnType<typeof useConversation>;

/** Returns a function that sends one message at a time, ignores blank ones, and lists the reply. */
function useSendMessage({ status, busy }: ChatState, dispatch: Dispatch) {
  // Prevents sending twice, because a second click can come before the first one has rendered.
  const isSending = useRef(false);
  return async (id: string, text: string, recipient?: QuickReply): Promise<void> => {
    if (isSending.current || busy || text.trim() === '') return;
    isSending.current = true;
    const typingId = `typing-${id}`;
    const quickReplyField = recipient ? { recipient } : {};
    const now = getServerTime();
    const ownMessage = createLocalMessage(
      { id, role: 'user', text, delivery: 'sending', ...quickReplyField },
      now,
    );
    const typing = createLocalMessage({ id: typingId, role: 'assistant', text: '', type: 'typing' }, now);
    const toAssistant = recipient !== 'person' && (recipient === 'assistant' || !hasPerson(status));
    dispatch({ type: 'sent', message: ownMessage, typing: toAssistant ? typing : null });
    try {
      const response = await sendMessage({ messageId: id, message: text, ...quickReplyField }, (piece) =>
        dispatch({ type: 'streamed', typingId, piece }),
      );
      dispatch({ type: 'answered', id, typingId, response, now: getServerTime() });
      trackEvent('chat-message');
      if (!hasPerson(status) && hasPerson(response.conversation)) trackEvent('chat-handed-over');
    } catch (error) {
      const { code, message } = toApiFailure(error);
      dispatch({ type: 'notSent', id, typingId, error: helpfulErrorCodes.includes(code) ? message : null });
    } finally {
      isSending.current = false;
    }
  };
}

/** Returns whether a person replies or was requested, so that no assistant is typing. */
function hasPerson(status: ChatState['status']): boolean {
  return status?.state === 'WAITING' || status?.state === 'TEAM';
}

/** Loads earlier messages, then polls for new ones while the page is visible. */
function usePolledMessages(
  { messages, status, read, readTo }: ChatState,
  dispatch: Dispatch,
  { open, arriving, era }: { open: boolean; arriving: ConversationLink | undefined; era: RefObject<number> },
) {
  const pendingLink = useRef(arriving);
  const finishFollowing = () => {
    pendingLink.current?.onFollowed();
    pendingLink.current = undefined;
  };
  const load = async (isVisible: boolean, signal?: AbortSignal): Promise<void> => {
    const link = pendingLink.current?.link;
    const startEra = era.current;
    try {
      const response = await readConversation({ after: readTo ?? undefined, link, isVisible });
      if (signal?.aborted || era.current !== startEra) return;
      if (link) finishFollowing();
      dispatch({ type: 'read', response });
    } catch (error) {
      if (signal?.aborted) return;
      if (!link || toApiFailure(error).code !== 'link_expired') return dispatch({ type: 'notRead' });
      finishFollowing();
      dispatch({ type: 'said', message: createExpiredLinkNote() });
      await load(isVisible, signal);
    }
  };
  const loadLatest = useEffectEvent(load);
  useEffect(() => {
    const controller = new AbortController();
    void loadLatest(open, controller.signal);
    return () => controller.abort();
  }, [open]);
  const hasMessages = messages.length > 0 || read !== 'yes';
  const everyMs = getPollingDelay({ open, hasMessages, status });
  useEffect(() => {
    if (everyMs === null) return;
    const controller = new AbortController();
    poll(() => void loadLatest(open, controller.signal), everyMs, controller.signal);
    return () => controller.abort();
  }, [open, everyMs]);
  return () => load(open);
}

/** Creates the note for a visitor whose email link no longer opens a conversation. */
function createExpiredLinkNote() {
  const text = 'That chat has ended. You can start a new one here.';
  return createLocalMessage({ id: newId(), role: 'note', text }, getServerTime());
}

interface PollingInput {
  open: boolean;
  /** Whether the conversation has messages, as far as this page knows. */
  hasMessages: boolean;
  status: ChatState['status'];
}

/**
 * Returns the polling interval in ms, which is short while the chat is open and a person may reply. Null if the chat
 * isn't open and no message can arrive.
 */
export function getPollingDelay({ open, hasMessages, status }: PollingInput): number | null {
  if (open) return hasPerson(status) ? 4_000 : 20_000;
  return hasMessages && status?.state !== 'CLOSED' ? 20_000 : null;
}

/**
 * Saves unsent messages, so that a reload keeps them. Messages in flight count as failed, because they may not arrive.
 */
function useSaveUnsent({ messages }: ChatState): void {
  const unsent = messages
    .filter(({ delivery: status, role }) => role === 'user' && (status === 'failed' || status === 'sending'))
    .map((message) => ({ ...message, delivery: 'failed' as const }));
  const text = JSON.stringify(unsent);
  useEffect(() => saveChatTabState({ unsent: JSON.parse(text) }), [text]);
}

function newId(): string {
  return crypto.randomUUID();
}
