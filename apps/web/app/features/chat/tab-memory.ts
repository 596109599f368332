import { sessionId } from '../../lib/identifiers.ts';
import { chatKey } from './chat-key.ts';
import type { ListedMessage } from './messages.ts';

/** What a tab remembers of its chat while it goes from page to page. */
export interface TabMemory {
  /** Typed and not sent. */
  draft: string;
  /** Sent and not arrived, newest first. */
  unsent: readonly ListedMessage[];
  /** The newest message that was seen in the open chat. */
  seen: string | null;
}

const nothing: TabMemory = { draft: '', unsent: [], seen: null };

/** With the session that it is of: what somebody leaves who logs out is not the next one's. */
type Stored = TabMemory & { session: string };

/** Remembered until the tab is closed; where the browser refuses to, as long as the page. */
let unstored: Stored | null = null;

export function remembered(): TabMemory {
  const { session, ...memory } = stored() ?? { session: '', ...nothing };
  return session === sessionId() ? memory : nothing;
}

function stored(): Stored | null {
  try {
    const text = sessionStorage.getItem(chatKey);
    return text ? { ...nothing, ...(JSON.parse(text) as Stored) } : unstored;
  } catch {
    return unstored;
  }
}

export function remember(change: Partial<TabMemory>): void {
  unstored = { ...remembered(), ...change, session: sessionId() };
  const { draft, unsent, seen } = unstored;
  if (draft === '' && unsent.length === 0 && seen === null) {
    forget();
    return;
  }
  try {
    sessionStorage.setItem(chatKey, JSON.stringify(unstored));
  } catch {
    // Blocked or full: the page remembers.
  }
}

export function forget(): void {
  unstored = null;
  try {
    sessionStorage.removeItem(chatKey);
  } catch {
    // Blocked: nothing was kept there.
  }
}
