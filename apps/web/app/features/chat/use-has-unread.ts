import { useEffect } from 'react';
import { readChatTabState, saveChatTabState } from './chat-tab-storage.ts';
import { isReply, type ListedMessage } from './listed-messages.ts';

/** Remembers what was seen in the open chat, and says whether an answer came that was not. */
export function useHasUnread(messages: readonly ListedMessage[], open: boolean): boolean {
  const newest = messages.find((message) => message.standing === 'kept');
  const answer = messages.find((message) => message.standing === 'kept' && isReply(message));
  const id = newest?.id;
  useEffect(() => {
    if (open && id) saveChatTabState({ seen: id });
  }, [open, id]);
  if (open || !answer) return false;
  const { seen } = readChatTabState();
  const at = messages.findIndex((message) => message.id === seen);
  return at === -1 || messages.indexOf(answer) < at;
}
