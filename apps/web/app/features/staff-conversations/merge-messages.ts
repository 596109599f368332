import type { ChatMessage } from '@studio/contracts/chat';

/** Merges known and newer messages, both newest first, without duplicates. */
export function mergeMessages(known: readonly ChatMessage[], come: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(come.map(({ id }) => id));
  return [...come, ...known.filter(({ id }) => !ids.has(id))];
}
