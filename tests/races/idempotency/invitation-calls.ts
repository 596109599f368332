import { paths } from '@studio/contracts/paths';
import { uploadDraft, waitForImport } from './import-drafts.ts';
import type { RepeatedCall } from './repeated-call.ts';
import type { TwoServerTestBed } from './two-server-test-bed.ts';

const differing = {
  fields: ['batch', 'invited', 'state', 'at'],
  reason: 'the email is sent while the calls run',
};

/** Imports one client. */
async function importClient(testBed: TwoServerTestBed, nonce: string) {
  const { email, importId, input } = await uploadDraft(testBed, nonce);
  await testBed.staff.done(paths.importRun, input);
  await waitForImport(testBed, importId, 'DONE');
  const [personId] = await testBed.column('SELECT id FROM people WHERE email = $1', email);
  const emailsQuery = `SELECT count(*)::int FROM client_invitations WHERE person_id::text = $1
    UNION ALL SELECT count(*)::int FROM outbox o JOIN client_invitations c ON o.subject->>'invitationId' = c.id::text
      WHERE c.person_id::text = $1 AND c.batch_id IS NULL`;
  return { importId, personId, readEffect: () => testBed.column(emailsQuery, personId) };
}

/** Calls that invite clients to set up a login. */
export const invitationCalls: RepeatedCall[] = [
  {
    path: paths.invitationsSend,
    prepare: async (testBed, idempotencyKey) => {
      const { importId, readEffect } = await importClient(testBed, idempotencyKey);
      return { by: testBed.staff, body: { importId, expected: 1, idempotencyKey }, readEffect };
    },
    effect: [1, 0],
    differing,
  },
  {
    path: paths.invitationsStop,
    prepare: async (testBed, batchId) => {
      const { importId } = await importClient(testBed, batchId);
      const by = testBed.staff;
      await by.done(paths.invitationsSend, { importId, expected: 1, idempotencyKey: batchId });
      const stopsQuery = `SELECT count(*)::int FROM audit
        WHERE action = 'INVITING_STOPPED' AND detail->>'batchId' = $1 HAVING count(*) > 1`;
      return { by, body: { batchId }, readEffect: () => testBed.column(stopsQuery, batchId) };
    },
    effect: [],
    differing: { ...differing, fields: [...differing.fields, 'counts', 'preview'] },
  },
  {
    path: paths.personInvitationSend,
    prepare: async (testBed, nonce) => {
      const { personId, readEffect } = await importClient(testBed, nonce);
      return { by: testBed.staff, body: { personId, number: 1 }, readEffect };
    },
    effect: [1, 1],
    differing,
  },
];
