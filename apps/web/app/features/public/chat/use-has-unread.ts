import { useEffect } from 'react';
import { readChatTabState, saveChatTabState } from './chat-tab-storage.ts';
import { isReply, type ListedMessage } from './listed-messages.ts';

/** Saves which messages the visitor has seen, and returns whether a reply is unread. */
export function useHasUnread(messages: readonly ListedMessage[], open: boolean): boolean {
  const newest = messages.find((message) => message.delivery === 'sent');
  const answer = messages.find((message) => message.delivery === 'sent' && isReply(message));
  const id = newest?.id;
  useEffect(() => {
    if (open && id) saveChatTabState({ seen: id });
  }, [open, id]);
  if (open || !answer) return false;
  const { seen } = readChatTabState();
  const at = messages.findIndex((message) => message.id === seen);
  return at === -1 || messages.indexOf(answer) < at;
}
