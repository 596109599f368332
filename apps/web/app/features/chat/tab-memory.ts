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

/** Remembered until the tab is closed; where the browser refuses to, as long as the page. */
let unstored: TabMemory = nothing;

export function remembered(): TabMemory {
  try {
    const text = sessionStorage.getItem(chatKey);
    return text ? { ...nothing, ...(JSON.parse(text) as Partial<TabMemory>) } : unstored;
  } catch {
    return unstored;
  }
}

export function remember(change: Partial<TabMemory>): void {
  unstored = { ...remembered(), ...change };
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
  unstored = nothing;
  try {
    sessionStorage.removeItem(chatKey);
  } catch {
    // Blocked: nothing was kept there.
  }
}
