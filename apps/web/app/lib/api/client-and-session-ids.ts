const clientKey = 'iss_clientId';
const sessionKey = 'iss_sessionId';
const sandboxClientKey = 'demo_elsewhereId';
const secret = /^[A-Za-z0-9_-]{22,128}$/;

/**
 * Values that could not be stored, because the browser blocks storage. They last until the visitor leaves the
 * page.
 */
const unstored = new Map<string, string>();

/**
 * Returns the browser's anonymous id: 16 random bytes as hex, valid until a member logs out
 * (handbook: accounts 3). It is a secret that authorises reading and cancelling bookings.
 */
export function getClientId(): string {
  return readOrCreate(() => localStorage, clientKey, 16, secret);
}

/** Replaces the client id. Earlier bookings of this browser then need an access token or a signed link. */
export function renewClientId(): void {
  save(() => localStorage, clientKey, randomHex(16));
}

/**
 * Returns this browser's id at the demo's simulated social login providers. It stays the same after a logout
 * from the site, as an account at a real provider does.
 */
export function getSandboxClientId(): string {
  return readOrCreate(() => localStorage, sandboxClientKey, 16, secret);
}

/** Returns the id of this tab: 8 random bytes as hex. */
export function getSessionId(): string {
  return readOrCreate(() => sessionStorage, sessionKey, 8, /^[0-9a-f]{16}$/);
}

export function renewSessionId(): string {
  return save(() => sessionStorage, sessionKey, randomHex(8));
}

function readOrCreate(storage: () => Storage, key: string, bytes: number, shape: RegExp): string {
  const saved = unstored.get(key) ?? read(storage, key);
  return saved && shape.test(saved) ? saved : save(storage, key, randomHex(bytes));
}

function save(storage: () => Storage, key: string, value: string): string {
  try {
    storage().setItem(key, value);
    unstored.delete(key);
  } catch {
    // Storage is blocked (private windows, policies), so the id lasts as long as the page.
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
