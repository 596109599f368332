import type { ChatMessage } from '@studio/contracts/chat';

/** What is known and what has come, both newest first, as one row without anything twice; what has come is newer. */
export function mergeMessages(known: readonly ChatMessage[], come: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(come.map(({ id }) => id));
  return [...come, ...known.filter(({ id }) => !ids.has(id))];
}
