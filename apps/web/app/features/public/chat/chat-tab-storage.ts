import { getSessionId } from '../../../lib/api/client-and-session-ids.ts';
import { chatStorageKey } from './chat-storage-key.ts';
import type { ListedMessage } from './listed-messages.ts';

/** State of the chat that this tab stores between pages. */
export interface ChatTabState {
  draft: string;
  /** Messages that the server hasn't received yet, as far as the page knows, newest first. */
  unsent: readonly ListedMessage[];
  /** Id of the newest message that the visitor has seen in the open chat. */
  seen: string | null;
}

const emptyState: ChatTabState = { draft: '', unsent: [], seen: null };

/**
 * Saved state with the session id of the tab. After a logout the session id differs, so the next visitor doesn't see
 * the state.
 */
type Stored = ChatTabState & { session: string };

/** Fallback until the page unloads, for browsers that block session storage. */
let fallback: Stored | null = null;

export function readChatTabState(): ChatTabState {
  const { session, ...state } = readStored() ?? { session: '', ...emptyState };
  return session === getSessionId() ? state : emptyState;
}

function readStored(): Stored | null {
  try {
    const text = sessionStorage.getItem(chatStorageKey);
    return text ? { ...emptyState, ...(JSON.parse(text) as Stored) } : fallback;
  } catch {
    return fallback;
  }
}

export function saveChatTabState(change: Partial<ChatTabState>): void {
  fallback = { ...readChatTabState(), ...change, session: getSessionId() };
  const { draft, unsent, seen } = fallback;
  if (draft === '' && unsent.length === 0 && seen === null) {
    clearChatTabState();
    return;
  }
  try {
    sessionStorage.setItem(chatStorageKey, JSON.stringify(fallback));
  } catch {
    // Storage is blocked or full. `fallback` still has the state.
  }
}

export function clearChatTabState(): void {
  fallback = null;
  try {
    sessionStorage.removeItem(chatStorageKey);
  } catch {
    // Storage is blocked, so it has nothing to remove.
  }
}
