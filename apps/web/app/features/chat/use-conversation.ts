import type { TourBookResponse } from '@studio/contracts/tours';
import { type ActionDispatch, type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { getServerTime } from '../../lib/server-clock.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { trackEvent } from '../../lib/track-event.ts';
import { poll } from '../../lib/use-polling.ts';
import { useTrackEvent } from '../../lib/use-track-event.ts';
import {
  buildTourBookedText,
  type ChatLink,
  endChat,
  readConversation,
  saveReplyEmail,
  sendMessage,
} from './chat-api.ts';
import { clearChatTabState, readChatTabState, saveChatTabState } from './chat-tab-storage.ts';
import {
  type ConversationAction,
  type ConversationState,
  conversationReducer,
  initialConversationState,
} from './conversation-state.ts';
import { createLocalMessage, type ListedMessage, type QuickReply } from './listed-messages.ts';

type Dispatch = ActionDispatch<[ConversationAction]>;

/** Error codes whose messages help the visitor to act. */
const telling = ['rate_limited', 'bad_request'];

/** Conversation link in the URL, and a callback for after it has been followed. */
export interface ConversationLink {
  link: ChatLink;
  onFollowed: () => void;
}

/**
 * Runs this tab's conversation. `open`: the visitor sees the
 * chat. `arriving`: first moves another conversation to this tab.
 */
export function useConversation(open: boolean, arriving?: ConversationLink) {
  const [state, dispatch] = useReducer(conversationReducer, null, () =>
    initialConversationState(readChatTabState().unsent),
  );
  useTrackEvent('chat-opened', undefined, open);
  // Incremented when the chat ends, so that a poll in flight can't restore its messages.
  const era = useRef(0);
  const read = useReading(state, dispatch, { open, arriving, era });
  const send = useSending(state, dispatch);
  useUnsent(state);
  return {
    state,
    read,
    send: (text: string, want?: QuickReply) => send(newId(), text, want),
    again: ({ id, text, want }: ListedMessage) => send(id, text, want),
    remove: (id: string) => dispatch({ type: 'removed', id }),
    openTour: (wanted: boolean) => dispatch({ type: 'tour', open: wanted }),
    tourBooked: async (tour: TourBookResponse, sentence: string) => {
      const id = newId();
      dispatch({ type: 'tour', open: false });
      try {
        const answer = await sendMessage({ messageId: id, message: buildTourBookedText(tour) }, () => {});
        dispatch({ type: 'answered', id, typingId: `typing-${id}`, answer, now: getServerTime() });
      } catch {
        // The tour is booked even when the chat doesn't receive the message.
        const message = createLocalMessage({ id, role: 'assistant', text: sentence }, getServerTime());
        dispatch({ type: 'said', message });
      }
    },
    leaveEmail: async (email: string) => dispatch({ type: 'stands', standing: await saveReplyEmail(email) }),
    end: async () => {
      const standing = await endChat();
      clearChatTabState();
      era.current += 1;
      dispatch({ type: 'ended', standing });
    },
  };
}

export type Conversation = ReturnType<typeof useConversation>;

/** Sends one message at a time, ignores blank ones, and lists the reply. */
function useSending({ standing, busy }: ConversationState, dispatch: Dispatch) {
  // A second click can come before the first one has rendered.
  const underWay = useRef(false);
  return async (id: string, text: string, want?: QuickReply): Promise<void> => {
    if (underWay.current || busy || text.trim() === '') return;
    underWay.current = true;
    const typingId = `typing-${id}`;
    const wish = want ? { want } : {};
    const now = getServerTime();
    const own = createLocalMessage({ id, role: 'user', text, standing: 'going', ...wish }, now);
    const typing = createLocalMessage({ id: typingId, role: 'assistant', text: '', type: 'typing' }, now);
    const toAssistant = want !== 'person' && (want === 'assistant' || !hasPerson(standing));
    dispatch({ type: 'sent', message: own, typing: toAssistant ? typing : null });
    try {
      const answer = await sendMessage({ messageId: id, message: text, ...wish }, (piece) =>
        dispatch({ type: 'streamed', typingId, piece }),
      );
      dispatch({ type: 'answered', id, typingId, answer, now: getServerTime() });
      trackEvent('chat-message');
      if (!hasPerson(standing) && hasPerson(answer.conversation)) trackEvent('chat-handed-over');
    } catch (error) {
      const { code, message } = toApiFailure(error);
      dispatch({ type: 'notSent', id, typingId, refusal: telling.includes(code) ? message : null });
    } finally {
      underWay.current = false;
    }
  };
}

/** True when a person replies or was requested, so no assistant is typing. */
function hasPerson(standing: ConversationState['standing']): boolean {
  return standing?.state === 'WAITING' || standing?.state === 'TEAM';
}

/** Loads earlier messages, then polls for new ones while the page is visible. */
function useReading(
  { messages, standing, read, readTo }: ConversationState,
  dispatch: Dispatch,
  { open, arriving, era }: { open: boolean; arriving: ConversationLink | undefined; era: RefObject<number> },
) {
  const unfollowed = useRef(arriving);
  const followed = () => {
    unfollowed.current?.onFollowed();
    unfollowed.current = undefined;
  };
  const ask = async (looking: boolean, signal?: AbortSignal): Promise<void> => {
    const link = unfollowed.current?.link;
    const begunIn = era.current;
    try {
      const answer = await readConversation({ after: readTo ?? undefined, link, looking });
      if (signal?.aborted || era.current !== begunIn) return;
      if (link) followed();
      dispatch({ type: 'read', answer });
    } catch (error) {
      if (signal?.aborted) return;
      if (!link || toApiFailure(error).code !== 'link_expired') return dispatch({ type: 'notRead' });
      followed();
      dispatch({ type: 'said', message: expiredLink() });
      await ask(looking, signal);
    }
  };
  const look = useEffectEvent(ask);
  useEffect(() => {
    const left = new AbortController();
    void look(open, left.signal);
    return () => left.abort();
  }, [open]);
  const begun = messages.length > 0 || read !== 'yes';
  const everyMs = getPollingDelay({ open, begun, standing });
  useEffect(() => {
    if (everyMs === null) return;
    const left = new AbortController();
    poll(() => void look(open, left.signal), everyMs, left.signal);
    return () => left.abort();
  }, [open, everyMs]);
  return () => ask(open);
}

/** Note for a visitor whose email link leads to an ended conversation. */
function expiredLink() {
  const text = 'That conversation has ended. Ask again here, and we will answer.';
  return createLocalMessage({ id: newId(), role: 'note', text }, getServerTime());
}

interface Watching {
  open: boolean;
  /** Whether anything has been said, as far as known. */
  begun: boolean;
  standing: ConversationState['standing'];
}

/** Returns the polling interval in ms: short while a person may reply, null when nothing can arrive. */
export function getPollingDelay({ open, begun, standing }: Watching): number | null {
  if (open) return hasPerson(standing) ? 4_000 : 20_000;
  return begun && standing?.state !== 'CLOSED' ? 20_000 : null;
}

/**
 * Saves unsent messages, so that a reload keeps them. Messages in flight count as failed, because they may not arrive.
 */
function useUnsent({ messages }: ConversationState): void {
  const unsent = messages
    .filter(({ standing, role }) => role === 'user' && (standing === 'failed' || standing === 'going'))
    .map((message) => ({ ...message, standing: 'failed' as const }));
  const text = JSON.stringify(unsent);
  useEffect(() => saveChatTabState({ unsent: JSON.parse(text) }), [text]);
}

function newId(): string {
  return crypto.randomUUID();
}
