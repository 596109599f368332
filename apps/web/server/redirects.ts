/** Where an address has moved to. */
export interface Moved {
  status: 301 | 302;
  location: string;
}

/** The new address of one that has moved, or null. */
export function redirectFor(_url: string): Moved | null {
  return null;
}
