import type { ChatMessage } from '@studio/contracts/chat';

/** Message in the chat's list (handbook: chat 4). */
export interface ListedMessage extends ChatMessage {
  /** Type of the message. `typing` is a placeholder for a reply, with the text streamed so far. */
  type: 'text' | 'typing';
  /**
   * Delivery status. `sent`: stored on the server. `sending`: the request is running. `failed`: the request failed.
   * `local`: exists on this page only.
   */
  delivery: 'sent' | 'sending' | 'failed' | 'local';
  /** Responder that the message asks for; undefined for other messages. */
  recipient?: QuickReply;
  /** Server's reason for rejecting the message, if it gave one. */
  error?: string;
}

export type QuickReply = 'person' | 'assistant';

/** Creates a message on this page: the visitor's own, or a local one from the studio. */
export function createLocalMessage(
  fields: Pick<ListedMessage, 'id' | 'role' | 'text'> & Partial<ListedMessage>,
  now: Date,
): ListedMessage {
  return {
    type: 'text',
    delivery: 'local',
    timestamp: now.toISOString(),
    author: null,
    action: null,
    classes: [],
    links: [],
    suggestions: [],
    imageUrl: null,
    ...fields,
  };
}

export function toListedMessage(message: ChatMessage): ListedMessage {
  return { ...message, type: 'text', delivery: 'sent' };
}

/** Adds a message to a list, which is newest first. */
export function addMessage(list: readonly ListedMessage[], message: ListedMessage): ListedMessage[] {
  return [message, ...removeMessage(list, message.id)];
}

export function removeMessage(list: readonly ListedMessage[], id: string): ListedMessage[] {
  return list.filter((message) => message.id !== id);
}

export function updateMessage(
  list: readonly ListedMessage[],
  id: string,
  change: (message: ListedMessage) => Partial<ListedMessage>,
): ListedMessage[] {
  return list.map((message) => (message.id === id ? { ...message, ...change(message) } : message));
}

/**
 * Merges the server's messages into the list, newest first. The server's copy replaces a local message. Messages that
 * aren't on the server yet are sorted in by their time. Typing placeholders come first.
 */
export function mergeServerMessages(
  list: readonly ListedMessage[],
  saved: readonly ChatMessage[],
): ListedMessage[] {
  const savedIds = new Set(saved.map(({ id }) => id));
  const all = [
    ...saved.filter(isForPeople).map(toListedMessage),
    ...list.filter(({ id }) => !savedIds.has(id)),
  ];
  const typingRank = (message: ListedMessage) => (message.type === 'typing' ? 1 : 0);
  return all.sort(
    (a, b) => typingRank(b) - typingRank(a) || Date.parse(b.timestamp) - Date.parse(a.timestamp),
  );
}

/**
 * Returns whether a message is for the visitor to read. Excludes events that the page reported to the chat,
 * such as a booked tour, unless the server replaced their text.
 */
function isForPeople({ role, text }: ChatMessage): boolean {
  return role !== 'user' || !text.startsWith('{"event":');
}

/** Returns whether a message is a complete one from the assistant or the team. */
export function isReply({ role, type }: ListedMessage): boolean {
  return type === 'text' && (role === 'assistant' || role === 'team');
}
