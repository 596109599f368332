import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { keptRoutes } from './kept-routes.ts';

const route = (path: string | undefined, handle?: object, index = false) => ({
  id: path ?? 'home',
  parentId: 'root',
  ...(path === undefined ? {} : { path }),
  index,
  module: { handle },
});

const keeping = keptRoutes({
  routes: {
    root: { id: 'root', module: {} },
    home: route(undefined, { keptFor: { seconds: 1 } }, true),
    contact: route('contact', { keptFor: 'version', reads: ['topic'] }),
    checkout: route('checkout'),
    missing: route('*'),
  },
} as unknown as ServerBuild);

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://studio');
  return keeping(pathname, searchParams);
};

it('reads from a route how its page is kept', () => {
  expect(at('/')).toEqual({ atOnce: false, keptFor: { seconds: 1 } });
  expect(at('/contact')).toEqual({ atOnce: false, keptFor: 'version' });
  expect(at('/checkout')).toEqual({ atOnce: true, keptFor: null });
  expect(at('/nowhere')).toEqual({ atOnce: true, keptFor: null });
});

it('ignores what the page does not read, and keeps nothing that depends on what it does', () => {
  expect(at('/contact?utm_source=mail').keptFor).toBe('version');
  expect(at('/contact?topic=taichi')).toEqual({ atOnce: false, keptFor: null });
});
