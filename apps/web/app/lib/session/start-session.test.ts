import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser } from './session-user.ts';
import { startSession } from './start-session.ts';

const prefix = 'CognitoIdentityServiceProvider.site.';

/** Creates a browser storage with an id token, as the client library stores it. */
function storageWith(claims?: object) {
  const token = `head.${Buffer.from(JSON.stringify(claims ?? {})).toString('base64url')}.signature`;
  const values = new Map(
    claims
      ? [
          [`${prefix}LastAuthUser`, 'u1'],
          [`${prefix}u1.idToken`, token],
        ]
      : [],
  );
  return { getItem: (key: string) => values.get(key) ?? null };
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

describe('current user', () => {
  it('is read from the id token, including non-ASCII letters', () => {
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
  ])('with claims %j has the name %s and the first name %s', (claims, name, firstName) => {
    start({ browser: { sub: 'u1', ...claims } });
    expect(getCurrentUser()).toMatchObject({ name, firstName, groups: [] });
  });

  it('prefers the tab’s session to the browser’s', () => {
    start({ tab: { sub: 'tab' }, browser: { sub: 'browser' } });
    expect(getCurrentUser()?.id).toBe('tab');
  });

  it('stays the same object until it changes', () => {
    start({ browser: { sub: 'u1' } });
    expect(getCurrentUser()).toBe(getCurrentUser());
  });

  it('is null without a token, or without the session script', () => {
    start({});
    expect(getCurrentUser()).toBeNull();
    expect(html.dataset.session).toBeUndefined();
    globalThis.studioSession = undefined;
    expect(getCurrentUser()).toBeNull();
  });

  it('references nothing outside the function, because the page contains only its text', () => {
    expect(startSession.toString()).not.toMatch(/__vi|__vite|import/);
  });
});
