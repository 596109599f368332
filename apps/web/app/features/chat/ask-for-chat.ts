import { opensElsewhere } from '../../lib/page-link.ts';
import { chatKey } from './chat-key.ts';

/** Every link to the chat asks for it over the page, and so does a conversation that this tab has already. */
export function askForChat(tell: (asked: Event) => void): () => void {
  const press = (event: MouseEvent) => {
    if (opensElsewhere(event) || !(event.target as Element).closest('a[href="/live-chat"]')) return;
    event.preventDefault();
    tell(event);
  };
  addEventListener('click', press, true);
  try {
    if (sessionStorage.getItem(chatKey)) tell(new Event(chatKey));
  } catch {
    // Blocked storage keeps no conversation.
  }
  return () => removeEventListener('click', press, true);
}
