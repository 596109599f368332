import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { readRouteCachePolicies } from './route-cache-policy.ts';

const route = (path: string | undefined, handle?: object, index = false) => ({
  id: path ?? 'home',
  parentId: 'root',
  ...(path === undefined ? {} : { path }),
  index,
  module: { handle },
});

const keeping = readRouteCachePolicies({
  routes: {
    root: { id: 'root', module: {} },
    home: route(undefined, { keptFor: { seconds: 1 } }, true),
    contact: route('contact', { keptFor: 'version', reads: ['topic'] }),
    timetable: route('timetable', { reads: ['activity', 'date', 'time'] }),
    checkout: route('checkout'),
    missing: route('*'),
  },
} as unknown as ServerBuild);

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://studio');
  return keeping(pathname, searchParams);
};

it('reads from a route how its page is kept', () => {
  expect(at('/')).toEqual({ atOnce: false, keptFor: { seconds: 1 }, query: '' });
  expect(at('/contact')).toEqual({ atOnce: false, keptFor: 'version', query: '' });
  expect(at('/checkout')).toEqual({ atOnce: true, keptFor: null, query: '' });
  expect(at('/nowhere')).toEqual({ atOnce: true, keptFor: null, query: '' });
});

it('ignores what the page does not read, and keeps nothing that depends on what it does', () => {
  expect(at('/contact?utm_source=mail').keptFor).toBe('version');
  expect(at('/contact?topic=taichi')).toEqual({ atOnce: false, keptFor: null, query: '?topic=taichi' });
});

it('has one address for a page, whatever else and in whichever order it is asked for', () => {
  const asked = [
    '/timetable?activity=mat&date=2026-11-24&time=10:00',
    '/timetable?x=1&time=10%3A00&date=2026-11-24&date=2026-11-25&activity=mat',
  ];
  for (const address of asked) expect(at(address).query).toBe('?activity=mat&date=2026-11-24&time=10:00');
  expect(at('/timetable?x=1').query).toBe('');
  expect(at('/nowhere?x=1').query).toBe('');
});

it('leaves what the framework asks for itself as it is', () => {
  expect(at('/__manifest?paths=%2Ffaq&version=1').query).toBe('?paths=%2Ffaq&version=1');
});

it('leaves out what is too long to mean anything', () => {
  expect(at(`/timetable?activity=${'a'.repeat(401)}`).query).toBe('');
  expect(at(`/contact?topic=${'a'.repeat(401)}`).keptFor).toBe('version');
});
