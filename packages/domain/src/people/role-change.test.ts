import { expect, it } from 'vitest';
import { roleChangeProblem } from './role-change.ts';

const change = { byUserId: 'ana', userId: 'ben', from: ['ADMIN'], to: [] as const, otherAdmins: 1 };

it('keeps at least one owner, and keeps people from locking themselves out', () => {
  expect(roleChangeProblem(change)).toBeNull();
  expect(roleChangeProblem({ ...change, otherAdmins: 0 })).toMatch(/Somebody has to be/);
  expect(roleChangeProblem({ ...change, byUserId: 'ben' })).toMatch(/yourself/);
  expect(roleChangeProblem({ ...change, byUserId: 'ben', to: ['ADMIN', 'TRAINER'] })).toBeNull();
  expect(roleChangeProblem({ ...change, from: ['STAFF'], otherAdmins: 0 })).toBeNull();
});
