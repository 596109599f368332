import type { ChatMessage } from '@studio/contracts/chat';

/** Merges known and newer messages, both newest first, without duplicates. */
export function mergeMessages(known: readonly ChatMessage[], newer: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...known.filter(({ id }) => !ids.has(id))];
}
