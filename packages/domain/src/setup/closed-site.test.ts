import { describe, expect, it } from 'vitest';
import { isServedWhileClosed, openingSoonPath } from './closed-site.ts';

describe('a closed site', () => {
  it.each([
    openingSoonPath,
    '/login',
    '/admin',
    '/admin/settings',
    '/account/profile',
    '/booking/4f1c',
    '/review/4f1c',
    '/checkout',
    '/terms',
    '/robots.txt',
  ])('serves %s', (path) => expect(isServedWhileClosed(path)).toBe(true));

  it.each(['/', '/classes', '/classes/reformer', '/timetable', '/tour', '/pricing', '/administer'])(
    'does not serve %s',
    (path) => expect(isServedWhileClosed(path)).toBe(false),
  );
});
