import { getSessionId } from '../../lib/identifiers.ts';
import { chatStorageKey } from './chat-storage-key.ts';
import type { ListedMessage } from './listed-messages.ts';

/** What a tab remembers of its chat while it goes from page to page. */
export interface ChatTabState {
  /** Typed and not sent. */
  draft: string;
  /** Sent and not arrived, newest first. */
  unsent: readonly ListedMessage[];
  /** The newest message that was seen in the open chat. */
  seen: string | null;
}

const nothing: ChatTabState = { draft: '', unsent: [], seen: null };

/** With the session that it is of: what somebody leaves who logs out is not the next one's. */
type Stored = ChatTabState & { session: string };

/** Remembered until the tab is closed; where the browser refuses to, as long as the page. */
let unstored: Stored | null = null;

export function readChatTabState(): ChatTabState {
  const { session, ...memory } = stored() ?? { session: '', ...nothing };
  return session === getSessionId() ? memory : nothing;
}

function stored(): Stored | null {
  try {
    const text = sessionStorage.getItem(chatStorageKey);
    return text ? { ...nothing, ...(JSON.parse(text) as Stored) } : unstored;
  } catch {
    return unstored;
  }
}

export function saveChatTabState(change: Partial<ChatTabState>): void {
  unstored = { ...readChatTabState(), ...change, session: getSessionId() };
  const { draft, unsent, seen } = unstored;
  if (draft === '' && unsent.length === 0 && seen === null) {
    clearChatTabState();
    return;
  }
  try {
    sessionStorage.setItem(chatStorageKey, JSON.stringify(unstored));
  } catch {
    // Blocked or full: the page remembers.
  }
}

export function clearChatTabState(): void {
  unstored = null;
  try {
    sessionStorage.removeItem(chatStorageKey);
  } catch {
    // Blocked: nothing was kept there.
  }
}
