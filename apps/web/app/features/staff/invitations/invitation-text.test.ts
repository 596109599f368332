import { expect, it } from 'vitest';
import { describeExcludedClients, describeInvitation, describeProgress } from './invitation-text.ts';

const batch = { batchId: 'b', total: 214, sent: 120, unreachable: 0, startedAt: '2026-11-03T09:00:00Z' };

it('describes the progress of a batch', () => {
  expect(describeProgress({ ...batch, status: 'sending' })).toBe('120 of 214 sent.');
  expect(describeProgress({ ...batch, status: 'stopped', unreachable: 1 })).toBe(
    'Stopped. 120 of 214 sent. We couldn’t reach 1 client.',
  );
  expect(describeProgress({ ...batch, sent: 1, total: 1, status: 'done' })).toBe('1 login invitation sent.');
});

it('names the clients who are not included', () => {
  expect(describeExcludedClients({ invitable: 4, invited: 2, noEmail: 1, hasAccount: 0 })).toBe(
    'Not included: 2 invited already, 1 without an email address.',
  );
  expect(describeExcludedClients({ invitable: 4, invited: 0, noEmail: 0, hasAccount: 0 })).toBe('');
});

it('describes the newest invitation of a client', () => {
  const invitation = { ok: true as const, reason: null, number: 1, at: '2026-11-03T09:00:00Z' };
  expect(describeInvitation({ ...invitation, state: 'sent' })).toBe('Login invitation sent on Tue 3 Nov.');
  expect(describeInvitation({ ...invitation, state: 'rejected' })).toBe(
    'Login invitation from Tue 3 Nov wasn’t delivered: email address rejected.',
  );
  expect(describeInvitation({ ...invitation, state: 'too-many' })).toBe(
    'Login invitation from Tue 3 Nov wasn’t delivered: too many emails that day.',
  );
  expect(describeInvitation({ ...invitation, state: 'failed' })).toBe(
    'Login invitation from Tue 3 Nov wasn’t delivered.',
  );
  expect(describeInvitation({ ...invitation, state: 'cancelled' })).toBe(
    'Login invitation from Tue 3 Nov cancelled.',
  );
  expect(describeInvitation({ ...invitation, number: 0, state: null, at: null })).toBe(
    'No login invitation sent yet.',
  );
});
