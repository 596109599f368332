import { expect, it } from 'vitest';
import { validateRoleChange } from './role-change.ts';

const change = { byUserId: 'ana', userId: 'ben', from: ['ADMIN'], to: [] as const, otherAdmins: 1 };

it('requires at least one owner, and prevents owners from removing their own access', () => {
  expect(validateRoleChange(change)).toBeNull();
  expect(validateRoleChange({ ...change, otherAdmins: 0 })).toMatch(/at least one Owner/);
  expect(validateRoleChange({ ...change, byUserId: 'ben' })).toMatch(/yourself/);
  expect(validateRoleChange({ ...change, byUserId: 'ben', to: ['ADMIN', 'TRAINER'] })).toBeNull();
  expect(validateRoleChange({ ...change, from: ['STAFF'], otherAdmins: 0 })).toBeNull();
});
