import { expect, it } from 'vitest';
import { redirectWhileClosed } from './redirect-while-closed.ts';

function getRedirect(path: string, siteOpen: boolean): [number, string | null] | null {
  try {
    redirectWhileClosed({ url: `https://studio.example${path}` }, siteOpen);
    return null;
  } catch (error) {
    const { status, headers } = error as Response;
    return [status, headers.get('location')];
  }
}

it('redirects public pages of a closed site for the time being', () => {
  expect(getRedirect('/timetable?date=2026-11-24', false)).toEqual([302, '/opening-soon']);
  expect(getRedirect('/', false)).toEqual([302, '/opening-soon']);
});

it('redirects neither logins nor the page itself, and nothing once the site is open', () => {
  expect(getRedirect('/login', false)).toBeNull();
  expect(getRedirect('/opening-soon', false)).toBeNull();
  expect(getRedirect('/timetable', true)).toBeNull();
});
