import type { TourBookAnswer } from '@studio/contracts/tours';
import { type ActionDispatch, type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { failureOf } from '../../lib/failure-of.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { track } from '../../lib/track.ts';
import { lookAgain } from '../../lib/use-look-again.ts';
import { useTrack } from '../../lib/use-track.ts';
import {
  type ChatLink,
  endChat,
  leaveEmail,
  readConversation,
  sendMessage,
  tourBookedText,
} from './chat-api.ts';
import {
  type ConversationAction,
  type ConversationState,
  conversationReducer,
  firstState,
} from './conversation-state.ts';
import { type ListedMessage, ownMessage, type Want } from './messages.ts';
import { forget, remember, remembered } from './tab-memory.ts';

type Dispatch = ActionDispatch<[ConversationAction]>;

/** Refusals whose sentence tells people something that they can act on. */
const telling = ['rate_limited', 'bad_request'];

/** A link that the page was opened with, and what is done once it has been followed. */
export interface Arriving {
  link: ChatLink;
  onFollowed: () => void;
}

/**
 * The conversation of this tab, with everything that can be done in it. `open`: whether somebody looks at it. `arriving`:
 * another conversation is brought into this tab first.
 */
export function useConversation(open: boolean, arriving?: Arriving) {
  const [state, dispatch] = useReducer(conversationReducer, null, () => firstState(remembered().unsent));
  useTrack('chat-opened', undefined, open);
  // A look that was under way while the chat was ended brings nothing of it back.
  const era = useRef(0);
  const read = useReading(state, dispatch, { open, arriving, era });
  const send = useSending(state, dispatch);
  useUnsent(state);
  return {
    state,
    read,
    send: (text: string, want?: Want) => send(newId(), text, want),
    again: ({ id, text, want }: ListedMessage) => send(id, text, want),
    remove: (id: string) => dispatch({ type: 'removed', id }),
    openTour: (wanted: boolean) => dispatch({ type: 'tour', open: wanted }),
    tourBooked: async (tour: TourBookAnswer, sentence: string) => {
      const id = newId();
      dispatch({ type: 'tour', open: false });
      try {
        const answer = await sendMessage({ messageId: id, message: tourBookedText(tour) }, () => {});
        dispatch({ type: 'answered', id, typingId: `typing-${id}`, answer, now: serverNow() });
      } catch {
        // The tour stands whether or not the chat hears of it.
        const message = ownMessage({ id, role: 'assistant', text: sentence }, serverNow());
        dispatch({ type: 'said', message });
      }
    },
    leaveEmail: async (email: string) => dispatch({ type: 'stands', standing: await leaveEmail(email) }),
    end: async () => {
      const standing = await endChat();
      forget();
      era.current += 1;
      dispatch({ type: 'ended', standing });
    },
  };
}

export type Conversation = ReturnType<typeof useConversation>;

/** Sends a message, and lists what comes of it. One at a time; blank ones are not sent. */
function useSending({ standing, busy }: ConversationState, dispatch: Dispatch) {
  // A second press can come before the first one is drawn.
  const underWay = useRef(false);
  return async (id: string, text: string, want?: Want): Promise<void> => {
    if (underWay.current || busy || text.trim() === '') return;
    underWay.current = true;
    const typingId = `typing-${id}`;
    const wish = want ? { want } : {};
    const now = serverNow();
    const own = ownMessage({ id, role: 'user', text, standing: 'going', ...wish }, now);
    const typing = ownMessage({ id: typingId, role: 'assistant', text: '', type: 'typing' }, now);
    const toAssistant = want !== 'person' && (want === 'assistant' || !hasPerson(standing));
    dispatch({ type: 'sent', message: own, typing: toAssistant ? typing : null });
    try {
      const answer = await sendMessage({ messageId: id, message: text, ...wish }, (piece) =>
        dispatch({ type: 'streamed', typingId, piece }),
      );
      dispatch({ type: 'answered', id, typingId, answer, now: serverNow() });
      track('chat-message');
      if (!hasPerson(standing) && hasPerson(answer.conversation)) track('chat-handed-over');
    } catch (error) {
      const { code, message } = failureOf(error);
      dispatch({ type: 'notSent', id, typingId, refusal: telling.includes(code) ? message : null });
    } finally {
      underWay.current = false;
    }
  };
}

/** Whether a person answers, or was asked for: then no machine is typing. */
function hasPerson(standing: ConversationState['standing']): boolean {
  return standing?.state === 'WAITING' || standing?.state === 'TEAM';
}

/** Reads what was said before, and again and again what was said since; not while nobody sees the page. */
function useReading(
  { messages, standing, read, readTo }: ConversationState,
  dispatch: Dispatch,
  { open, arriving, era }: { open: boolean; arriving: Arriving | undefined; era: RefObject<number> },
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
      if (!link || failureOf(error).code !== 'link_expired') return dispatch({ type: 'notRead' });
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
  const everyMs = pause({ open, begun, standing });
  useEffect(() => {
    if (everyMs === null) return;
    const left = new AbortController();
    lookAgain(() => void look(open, left.signal), everyMs, left.signal);
    return () => left.abort();
  }, [open, everyMs]);
  return () => ask(open);
}

/** The studio's word to somebody whose mail leads to a conversation that is no more. */
function expiredLink() {
  const text = 'That conversation has ended. Ask again here, and we will answer.';
  return ownMessage({ id: newId(), role: 'note', text }, serverNow());
}

interface Watching {
  open: boolean;
  /** Whether anything was said, as far as is known. */
  begun: boolean;
  standing: ConversationState['standing'];
}

/** Milliseconds between two looks: often while a person is waited for, never when nothing can come. */
export function pause({ open, begun, standing }: Watching): number | null {
  if (open) return hasPerson(standing) ? 4_000 : 20_000;
  return begun && standing?.state !== 'CLOSED' ? 20_000 : null;
}

/** What did not arrive stays over a reload. What is still on its way may not arrive. */
function useUnsent({ messages }: ConversationState): void {
  const unsent = messages
    .filter(({ standing, role }) => role === 'user' && (standing === 'failed' || standing === 'going'))
    .map((message) => ({ ...message, standing: 'failed' as const }));
  const text = JSON.stringify(unsent);
  useEffect(() => remember({ unsent: JSON.parse(text) }), [text]);
}

function newId(): string {
  return crypto.randomUUID();
}
