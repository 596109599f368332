import { opensInNewTab } from '../../lib/page-link.ts';
import { chatStorageKey } from './chat-storage-key.ts';

/** Every link to the chat asks for it over the page, and so does a conversation that this tab has already. */
export function listenForChatOpen(tell: (asked: Event) => void): () => void {
  const press = (event: MouseEvent) => {
    if (opensInNewTab(event) || !(event.target as Element).closest('a[href="/live-chat"]')) return;
    event.preventDefault();
    tell(event);
  };
  addEventListener('click', press, true);
  try {
    if (sessionStorage.getItem(chatStorageKey)) tell(new Event(chatStorageKey));
  } catch {
    // Blocked storage keeps no conversation.
  }
  return () => removeEventListener('click', press, true);
}
