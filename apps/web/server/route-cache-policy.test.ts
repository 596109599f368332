import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { createCachePolicyFinder } from './route-cache-policy.ts';

const route = (path: string | undefined, handle?: object, index = false) => ({
  id: path ?? 'home',
  parentId: 'root',
  ...(path === undefined ? {} : { path }),
  index,
  module: { handle },
});

const getPolicy = createCachePolicyFinder({
  routes: {
    root: { id: 'root', module: {} },
    home: route(undefined, { cacheFor: { seconds: 1 } }, true),
    contact: route('contact', { cacheFor: 'version', reads: ['topic'] }),
    timetable: route('timetable', { reads: ['activity', 'date', 'time'] }),
    checkout: route('checkout'),
    missing: route('*'),
  },
} as unknown as ServerBuild);

const at = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://studio');
  return getPolicy(pathname, searchParams);
};

it('reads the cache policy from the route handle', () => {
  expect(at('/')).toEqual({ cacheFor: { seconds: 1 }, query: '' });
  expect(at('/contact')).toEqual({ cacheFor: 'version', query: '' });
  expect(at('/checkout')).toEqual({ cacheFor: null, query: '' });
  expect(at('/nowhere')).toEqual({ cacheFor: null, query: '' });
});

it('ignores parameters that the page does not read, and does not cache by those it reads', () => {
  expect(at('/contact?utm_source=mail').cacheFor).toBe('version');
  expect(at('/contact?topic=taichi')).toEqual({ cacheFor: null, query: '?topic=taichi' });
});

it('normalises the query, whatever its order and extra parameters', () => {
  const urls = [
    '/timetable?activity=mat&date=2026-11-24&time=10:00',
    '/timetable?x=1&time=10%3A00&date=2026-11-24&date=2026-11-25&activity=mat',
  ];
  for (const url of urls) expect(at(url).query).toBe('?activity=mat&date=2026-11-24&time=10:00');
  expect(at('/timetable?x=1').query).toBe('');
  expect(at('/nowhere?x=1').query).toBe('');
});

it('leaves the framework’s own requests unchanged', () => {
  expect(at('/__manifest?paths=%2Ffaq&version=1').query).toBe('?paths=%2Ffaq&version=1');
});

it('keeps long values, because the browser reads them from the URL too', () => {
  expect(at(`/timetable?activity=${'a'.repeat(2000)}`).query).toBe(`?activity=${'a'.repeat(2000)}`);
});
