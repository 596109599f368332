import { expect, it } from 'vitest';
import { isTrackablePage } from './is-trackable-page.ts';

it.each([
  ['/', '', true],
  ['/timetable', '?filter=yoga', true],
  ['/', '?preview', true],
  ['/admin/texts', '', false],
  ['/booking/1', '?k=key', false],
  ['/about', '?preview=about~draft~key', false],
  ['/about', '?a=b&preview=about~draft~key', false],
])('decides whether third-party scripts may see %s%s', (pathname, search, isTrackable) =>
  expect(isTrackablePage({ pathname, search })).toBe(isTrackable),
);
