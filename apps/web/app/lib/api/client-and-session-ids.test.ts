import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Creates an in-memory Storage, or one that throws on every access. */
function storage(isBlocked = false): Storage {
  const values = new Map<string, string>();
  const access = <Value>(value: () => Value): Value => {
    if (isBlocked) throw new DOMException('denied', 'SecurityError');
    return value();
  };
  return {
    getItem: (key: string) => access(() => values.get(key) ?? null),
    setItem: (key: string, value: string) => access(() => void values.set(key, value)),
  } as Storage;
}

async function freshPage() {
  vi.resetModules();
  return import('./client-and-session-ids.ts');
}

afterEach(() => vi.unstubAllGlobals());

describe('anonymous identifiers', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('sessionStorage', storage());
  });

  it('are created once and survive a reload', async () => {
    const first = await freshPage();
    const [client, session] = [first.getClientId(), first.getSessionId()];
    expect(client).toMatch(/^[0-9a-f]{32}$/);
    expect(session).toMatch(/^[0-9a-f]{16}$/);
    expect(localStorage.getItem('iss_clientId')).toBe(client);
    expect(sessionStorage.getItem('iss_sessionId')).toBe(session);
    const second = await freshPage();
    expect([second.getClientId(), second.getSessionId()]).toEqual([client, session]);
  });

  it('give a new tab its own session id, and renew it on request', async () => {
    const { getClientId: clientId, getSessionId: sessionId, renewSessionId } = await freshPage();
    const [client, session] = [clientId(), sessionId()];
    const renewed = renewSessionId();
    expect(renewed).not.toBe(session);
    expect(sessionId()).toBe(renewed);
    vi.stubGlobal('sessionStorage', storage());
    const tab = await freshPage();
    expect(tab.getClientId()).toBe(client);
    expect(tab.getSessionId()).not.toBe(renewed);
  });

  it('get a new client id when a member logs out, and keep the id at the demo’s social providers', async () => {
    const { getClientId: clientId, getSandboxClientId: sandboxClientId, renewClientId } = await freshPage();
    const [client, sandboxId] = [clientId(), sandboxClientId()];
    renewClientId();
    const renewed = clientId();
    expect(renewed).toMatch(/^[0-9a-f]{32}$/);
    expect([client, sandboxId]).not.toContain(renewed);
    const next = await freshPage();
    expect([next.getClientId(), next.getSandboxClientId()]).toEqual([renewed, sandboxId]);
  });

  it('replace an invalid stored value', async () => {
    localStorage.setItem('iss_clientId', 'x');
    expect((await freshPage()).getClientId()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('last until the page unloads when storage is blocked', async () => {
    vi.stubGlobal('localStorage', storage(true));
    vi.stubGlobal('sessionStorage', storage(true));
    const { getClientId: clientId, getSessionId: sessionId } = await freshPage();
    expect(clientId()).toMatch(/^[0-9a-f]{32}$/);
    expect(clientId()).toBe(clientId());
    expect(sessionId()).toBe(sessionId());
  });
});
