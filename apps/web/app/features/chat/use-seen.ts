import { useEffect } from 'react';
import { isAnswer, type ListedMessage } from './messages.ts';
import { remember, remembered } from './tab-memory.ts';

/** Remembers what was seen in the open chat, and says whether an answer came that was not. */
export function useSeen(messages: readonly ListedMessage[], open: boolean): boolean {
  const newest = messages.find((message) => message.standing === 'kept');
  const answer = messages.find((message) => message.standing === 'kept' && isAnswer(message));
  const id = newest?.id;
  useEffect(() => {
    if (open && id) remember({ seen: id });
  }, [open, id]);
  if (open || !answer) return false;
  const { seen } = remembered();
  const at = messages.findIndex((message) => message.id === seen);
  return at === -1 || messages.indexOf(answer) < at;
}
