import type { ChatMessage } from '@studio/contracts/chat';

/** A message as the chat lists it (handbook: chat 4). */
export interface ListedMessage extends ChatMessage {
  /** typing: stands where the answer will be; its text is what has come of it so far. */
  type: 'text' | 'typing';
  /** going: on its way to the studio. failed: it did not arrive. local: said by this page alone. */
  standing: 'kept' | 'going' | 'failed' | 'local';
  /** Who was asked for with it. */
  want?: QuickReply;
  /** Why it did not arrive, where the server said so. */
  refusal?: string;
}

export type QuickReply = 'person' | 'assistant';

/** A message that this page makes: the visitor's own, or something said in its place. */
export function createLocalMessage(
  said: Pick<ListedMessage, 'id' | 'role' | 'text'> & Partial<ListedMessage>,
  now: Date,
): ListedMessage {
  return {
    type: 'text',
    standing: 'local',
    timestamp: now.toISOString(),
    by: null,
    action: null,
    classes: [],
    links: [],
    suggestions: [],
    imageUrl: null,
    ...said,
  };
}

/** A message as the studio keeps it. */
export function toListedMessage(message: ChatMessage): ListedMessage {
  return { ...message, type: 'text', standing: 'kept' };
}

/** Lists are newest first. */
export function addMessage(list: readonly ListedMessage[], message: ListedMessage): ListedMessage[] {
  return [message, ...removeMessage(list, message.id)];
}

export function removeMessage(list: readonly ListedMessage[], id: string): ListedMessage[] {
  return list.filter((message) => message.id !== id);
}

/** The message of that id, changed; the others as they are. */
export function updateMessage(
  list: readonly ListedMessage[],
  id: string,
  change: (message: ListedMessage) => Partial<ListedMessage>,
): ListedMessage[] {
  return list.map((message) => (message.id === id ? { ...message, ...change(message) } : message));
}

/**
 * The list with what the studio has, newest first: a message of both is the studio's, and what has not arrived there
 * keeps its place by its time. What is still being typed stands before everything.
 */
export function mergeMessages(list: readonly ListedMessage[], kept: readonly ChatMessage[]): ListedMessage[] {
  const known = new Set(kept.map(({ id }) => id));
  const all = [...kept.filter(isForPeople).map(toListedMessage), ...list.filter(({ id }) => !known.has(id))];
  const typing = (message: ListedMessage) => (message.type === 'typing' ? 1 : 0);
  return all.sort(
    (one, other) => typing(other) - typing(one) || Date.parse(other.timestamp) - Date.parse(one.timestamp),
  );
}

/** What a page told the studio in the visitor's place is no message to read, where it was not made into one. */
function isForPeople({ role, text }: ChatMessage): boolean {
  return role !== 'user' || !text.startsWith('{"event":');
}

/** Whether it is somebody's answer, which people want to hear of. */
export function isReply({ role, type }: ListedMessage): boolean {
  return type === 'text' && (role === 'assistant' || role === 'team');
}
