import { opensInNewTab } from '../../../lib/site/internal-link.ts';
import { chatStorageKey } from './chat-storage-key.ts';

/** Calls `listener` for each click on a link to the chat, and at once if this tab has saved the state of a chat. */
export function listenForChatOpen(listener: (trigger: Event) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    if (opensInNewTab(event) || !(event.target as Element).closest('a[href="/live-chat"]')) return;
    event.preventDefault();
    listener(event);
  };
  addEventListener('click', handleClick, true);
  try {
    if (sessionStorage.getItem(chatStorageKey)) listener(new Event(chatStorageKey));
  } catch {
    // With storage blocked, there is no saved conversation.
  }
  return () => removeEventListener('click', handleClick, true);
}
