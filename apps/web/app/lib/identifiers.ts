const clientKey = 'iss_clientId';
const sessionKey = 'iss_sessionId';
const elsewhereKey = 'demo_elsewhereId';
const secret = /^[A-Za-z0-9_-]{22,128}$/;

/** What was made while the browser refused to store it; lasts as long as the page. */
const unstored = new Map<string, string>();

/**
 * Who this browser is, until somebody logs out: 16 random bytes as hex (handbook: accounts 3). It is a secret: it
 * reads bookings, and cancels them.
 */
export function getClientId(): string {
  return kept(() => localStorage, clientKey, 16, secret);
}

/** Makes a new client id: what was booked here before is read with a token or a signed link only. */
export function renewClientId(): void {
  keep(() => localStorage, clientKey, randomHex(16));
}

/** Who this browser is to the demo's providers. As at real ones, whoever logs out here is still known there. */
export function getSandboxClientId(): string {
  return kept(() => localStorage, elsewhereKey, 16, secret);
}

/** Which tab this is: 8 random bytes as hex. */
export function getSessionId(): string {
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
