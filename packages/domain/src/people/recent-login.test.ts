import { expect, it } from 'vitest';
import { isRecentLogin } from './recent-login.ts';

it('counts a login as recent for 15 minutes, to the millisecond', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const isRecent = (ms: number) => isRecentLogin(new Date(now.getTime() - ms), now);
  expect([-10_000, 0, 900_000, 900_001].map(isRecent)).toEqual([true, true, true, false]);
});
