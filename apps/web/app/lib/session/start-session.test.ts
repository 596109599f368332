import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser } from './session-user.ts';
import { startSession } from './start-session.ts';

const prefix = 'CognitoIdentityServiceProvider.site.';

/** Creates a browser storage with an id token, as the client library stores it. */
function storageWith(claims?: object) {
  const token = `head.${Buffer.from(JSON.stringify(claims ?? {})).toString('base64url')}.signature`;
  const kept = new Map(
    claims
      ? [
          [`${prefix}LastAuthUser`, 'u1'],
          [`${prefix}u1.idToken`, token],
        ]
      : [],
  );
  return { getItem: (key: string) => kept.get(key) ?? null };
}

let html: { dataset: Record<string, string> };

/** Runs the script in a page with these stored sessions. */
function start({ tab, browser }: { tab?: object; browser?: object }): void {
  html = { dataset: {} };
  vi.stubGlobal('document', { documentElement: html, querySelectorAll: () => [] });
  vi.stubGlobal('window', { sessionStorage: storageWith(tab), localStorage: storageWith(browser) });
  startSession(prefix, 'sessionchange');
}

beforeEach(() => vi.stubGlobal('addEventListener', () => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.studioSession = undefined;
});

describe('who is signed in', () => {
  it('is read from the id token, letters beyond ASCII too', () => {
    start({
      browser: {
        sub: 'u1',
        email: 'zoe@example.com',
        name: 'Zoë Ångström',
        given_name: 'Zoë',
        'cognito:groups': ['STAFF'],
      },
    });
    expect(getCurrentUser()).toEqual({
      id: 'u1',
      email: 'zoe@example.com',
      name: 'Zoë Ångström',
      firstName: 'Zoë',
      groups: ['STAFF'],
    });
    expect(html.dataset.session).toBe('signed-in');
  });

  it.each([
    [{ given_name: 'Zoe' }, 'Zoe', 'Zoe'],
    [{ name: 'Zoe Hart' }, 'Zoe Hart', 'Zoe'],
    [{ email: 'zoe.hart@example.com' }, 'zoe.hart', 'zoe.hart'],
    [{}, 'Member', 'Member'],
  ])('with %j is called %s, and greeted as %s', (claims, name, firstName) => {
    start({ browser: { sub: 'u1', ...claims } });
    expect(getCurrentUser()).toMatchObject({ name, firstName, groups: [] });
  });

  it('is the session of the tab before that of the browser', () => {
    start({ tab: { sub: 'tab' }, browser: { sub: 'browser' } });
    expect(getCurrentUser()?.id).toBe('tab');
  });

  it('stays the same object until it changes', () => {
    start({ browser: { sub: 'u1' } });
    expect(getCurrentUser()).toBe(getCurrentUser());
  });

  it('is nobody without a token, and where the page has no such script', () => {
    start({});
    expect(getCurrentUser()).toBeNull();
    expect(html.dataset.session).toBeUndefined();
    globalThis.studioSession = undefined;
    expect(getCurrentUser()).toBeNull();
  });

  it('uses nothing from outside itself, since its text is what is sent', () => {
    expect(startSession.toString()).not.toMatch(/__vi|__vite|import/);
  });
});
