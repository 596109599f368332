import { getSessionId } from '../../lib/identifiers.ts';
import { chatStorageKey } from './chat-storage-key.ts';
import type { ListedMessage } from './listed-messages.ts';

/** Chat state that this tab keeps between pages. */
export interface ChatTabState {
  draft: string;
  /** Messages that failed to send, newest first. */
  unsent: readonly ListedMessage[];
  /** Id of the newest message that the visitor has seen in the open chat. */
  seen: string | null;
}

const nothing: ChatTabState = { draft: '', unsent: [], seen: null };

/** Stored with its session, so that the next visitor after a logout doesn't see it. */
type Stored = ChatTabState & { session: string };

/** Fallback until the page unloads, for browsers that block session storage. */
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
    // Storage is blocked or full; `unstored` still holds the state.
  }
}

export function clearChatTabState(): void {
  unstored = null;
  try {
    sessionStorage.removeItem(chatStorageKey);
  } catch {
    // Storage is blocked, so nothing is stored there.
  }
}
