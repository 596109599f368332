import { useSyncExternalStore } from 'react';

export type Vote = 'yes' | 'no';

type Votes = Readonly<Record<string, Vote>>;

const storageKey = 'faq.votes';
const none: Votes = {};

let cached: { text: string | null; votes: Votes } = { text: null, votes: none };
/** Whether storage is full or blocked. Then only the variable `cached` has the votes. */
let isStorageBlocked = false;
const listeners = new Set<() => void>();

/** Returns the votes made on this device by question id; null during server rendering and hydration. */
export function useVotes(): Votes | null {
  return useSyncExternalStore(subscribe, readVotes, () => null);
}

/** Saves or removes a vote on this device. If storage fails, the vote lasts until the page is closed. */
export function castVote(id: string, vote: Vote | null): void {
  const { [id]: _, ...others } = readVotes();
  const votes: Votes = vote ? { ...others, [id]: vote } : others;
  const text = JSON.stringify(votes);
  cached = { text, votes };
  try {
    localStorage.setItem(storageKey, text);
    isStorageBlocked = false;
  } catch {
    isStorageBlocked = true;
  }
  for (const listener of listeners) listener();
}

function readVotes(): Votes {
  const text = isStorageBlocked ? cached.text : readStoredText();
  if (text !== cached.text) cached = { text, votes: parseVotes(text) };
  return cached.votes;
}

function readStoredText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parseVotes(text: string | null): Votes {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return none;
    const votes = Object.entries(value).filter((entry): entry is [string, Vote] =>
      ['yes', 'no'].includes(String(entry[1])),
    );
    return Object.fromEntries(votes);
  } catch {
    return none;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
