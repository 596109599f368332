const clientKey = 'iss_clientId';
const sessionKey = 'iss_sessionId';

/** What was made while the browser refused to store it; lasts as long as the page. */
const unstored = new Map<string, string>();

/** Who this browser is, for years: 16 random bytes as hex (specification 1, section 3). It is a secret: it reads bookings. */
export function clientId(): string {
  return kept(() => localStorage, clientKey, 16, /^[A-Za-z0-9_-]{22,128}$/);
}

/** Which tab this is: 8 random bytes as hex. */
export function sessionId(): string {
  return kept(() => sessionStorage, sessionKey, 8, /^[0-9a-f]{16}$/);
}

/** Makes a new session id and returns it. */
export function renewSessionId(): string {
  return keep(() => sessionStorage, sessionKey, randomHex(8));
}

function kept(storage: () => Storage, key: string, bytes: number, shape: RegExp): string {
  const known = unstored.get(key) ?? read(storage, key);
  return known && shape.test(known) ? known : keep(storage, key, randomHex(bytes));
}

function keep(storage: () => Storage, key: string, value: string): string {
  try {
    storage().setItem(key, value);
    unstored.delete(key);
  } catch {
    // Blocked storage (private windows, policies): the id lives as long as the page.
    unstored.set(key, value);
  }
  return value;
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
