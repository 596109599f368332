import { expect, it } from 'vitest';
import { roleChangeError } from './role-change.ts';

const change = { byUserId: 'ana', userId: 'ben', from: ['ADMIN'], to: [] as const, otherAdmins: 1 };

it('requires at least one owner, and prevents owners from removing their own access', () => {
  expect(roleChangeError(change)).toBeNull();
  expect(roleChangeError({ ...change, otherAdmins: 0 })).toMatch(/at least one owner/);
  expect(roleChangeError({ ...change, byUserId: 'ben' })).toMatch(/yourself/);
  expect(roleChangeError({ ...change, byUserId: 'ben', to: ['ADMIN', 'TRAINER'] })).toBeNull();
  expect(roleChangeError({ ...change, from: ['STAFF'], otherAdmins: 0 })).toBeNull();
});
