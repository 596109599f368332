import { randomUUID } from 'node:crypto';
import type { ListEntitlementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import type { ExportPersonResponse } from '@studio/contracts/staff-data-rights';
import type {
  GetInvitationsResponse,
  GetPersonInvitationResponse,
} from '@studio/contracts/staff-invitations';
import { queueInvitations } from '@studio/server/invitations/queue-invitations';
import { clientInvitations } from '@studio/server/invitations/tables';
import { audit, outbox } from '@studio/server/platform/database/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, callSuccessfully } from '../harness/call-api.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { type ImportStudio, openImportStudio } from '../harness/import-studio.ts';

let at: ImportStudio;
beforeAll(async () => {
  at = await openImportStudio();
});
afterAll(() => at.studio.close());

const subject = 'Set up your login for Miles Street';
const read = (importId: string | null = null) =>
  callSuccessfully<GetInvitationsResponse>(at.owner, paths.invitations, { importId });
const send = (importId: string | null, expected: number, idempotencyKey: string = randomUUID()) =>
  callApi<GetInvitationsResponse>(at.owner, paths.invitationsSend, { importId, expected, idempotencyKey });
const stop = (batchId: string) =>
  callSuccessfully<GetInvitationsResponse>(at.owner, paths.invitationsStop, { batchId });
const readOne = (personId: string) =>
  callSuccessfully<GetPersonInvitationResponse>(at.staff, paths.personInvitation, { personId });
const sendOne = (personId: string, number: number) =>
  callApi<GetPersonInvitationResponse>(at.staff, paths.personInvitationSend, { personId, number });

/** Queues the next chunk of invitations, after the pause. */
async function queueNext(): Promise<void> {
  at.studio.time.now = new Date(at.studio.time.now.getTime() + 10_000);
  await queueInvitations(at.studio.services);
}

/** Queues all invitations, and sends them. */
async function sendAll(): Promise<void> {
  for (let { batch } = await read(); batch?.status === 'sending'; { batch } = await read()) {
    await queueNext();
    await at.studio.emails('');
  }
}

async function emailsTo(email: string) {
  return (await at.studio.emails(email)).filter((one) => one.subject === subject);
}

/** Imports clients with two sessions each. Returns the import's id and their email addresses. */
async function importClients(count: number) {
  const mark = randomUUID().slice(0, 8);
  const emails = Array.from({ length: count }, (_, index) => `c${index}.${mark}@invite.example`);
  const rows = emails.map((email, index) => `Nora,Vale${index},${email},2`);
  const { importId } = await at.importFile(
    `First name,Surname,Email,Reformer credits\n${rows.join('\n')}\nNo,Address${mark},,1\n`,
  );
  return { importId, emails };
}

describe('invitations after an import', () => {
  it('go once to each client who can be invited, with what is waiting for them', async () => {
    const { importId, emails } = await importClients(22);
    const email = emails[0] ?? '';
    const classId = await createClass(at.studio.database, { startsAt: new Date('2026-12-01T18:30:00Z') });
    await createBooking(at.studio.database, { classId, email, firstName: 'Nora', lastName: 'Vale0' });
    const before = await read(importId);
    expect(before.counts).toEqual({ invitable: 22, invited: 0, noEmail: 1, hasAccount: 0 });
    expect(before.preview).toMatchObject({ subject, greeting: 'Hi Nora,', rowsTitle: 'Waiting for you' });
    expect(before.notInvitable).toMatchObject([{ reason: 'no-email' }]);
    expect(before.invitable.map((client) => client.email).sort()).toEqual([...emails].sort());
    expect(before.invitable[0]).toMatchObject({ name: 'Nora Vale0', email });
    expect(await emailsTo(email)).toEqual([]);

    const key = randomUUID();
    expect(await send(importId, 22, key)).toMatchObject({
      ok: true,
      batch: { total: 22, status: 'sending' },
    });
    expect(await send(importId, 22, key)).toMatchObject({ ok: true, batch: { total: 22 } });
    await queueNext();
    await at.studio.emails('');
    expect((await read(importId)).batch).toMatchObject({ total: 22, sent: 20, status: 'sending' });
    // The pause isn't over yet.
    await queueInvitations(at.studio.services);
    await at.studio.emails('');
    expect((await read(importId)).batch).toMatchObject({ sent: 20 });
    await sendAll();
    const after = await read(importId);
    expect(after.batch).toMatchObject({ total: 22, sent: 22, unreachable: 0, status: 'done' });
    expect(after.counts).toMatchObject({ invitable: 0, invited: 22 });
    expect(after.preview).toBeNull();
    expect(after.invited).toHaveLength(22);
    for (const one of emails) expect(await emailsTo(one)).toHaveLength(1);
    const [invitation] = await emailsTo(email);
    expect(invitation?.text).toContain('Hi Nora,');
    expect(invitation?.text).toMatch(/Reformer credits:? +2 sessions/);
    expect(invitation?.text).toMatch(/Tue 1 Dec, 18:30/);
    expect(invitation?.text).toContain(`/signup?email=${encodeURIComponent(email)}&returnUrl=%2Faccount`);
    expect(invitation?.text).toContain('It’s not a newsletter.');
    expect(await send(importId, 22)).toMatchObject({ code: 'not_changeable' });
  });

  it('need the number that the owner confirmed, and emails no one otherwise', async () => {
    const { importId, emails } = await importClients(2);
    expect(await send(importId, 3)).toMatchObject({
      code: 'not_changeable',
      message: expect.stringContaining('2 clients can be invited now, not 3.'),
    });
    await queueNext();
    expect(await emailsTo(emails[0] ?? '')).toEqual([]);
    expect((await read(importId)).counts.invitable).toBe(2);
  });

  it('stop, and the clients who were not emailed can be invited later', { tags: 'long' }, async () => {
    const { importId, emails } = await importClients(25);
    const { batch } = await send(importId, 25);
    await queueNext();
    await at.studio.emails('');
    const stopped = await stop(batch?.batchId ?? '');
    expect(stopped.batch).toMatchObject({ total: 25, sent: 20, status: 'stopped' });
    await queueNext();
    expect((await read(importId)).counts).toMatchObject({ invitable: 5, invited: 20 });
    await stop(batch?.batchId ?? '');
    await send(importId, 5);
    await sendAll();
    for (const one of emails) expect(await emailsTo(one)).toHaveLength(1);
    const actions = await at.studio.database.orm
      .select({ action: audit.action, detail: audit.detail })
      .from(audit)
      .where(and(eq(audit.subjectId, importId), eq(audit.action, 'INVITING_STOPPED')));
    expect(actions).toMatchObject([{ detail: { clients: 5 } }]);
  });

  it('stop before an email in the outbox is sent', async () => {
    const { importId, emails } = await importClients(1);
    const { batch } = await send(importId, 1);
    await queueNext();
    await stop(batch?.batchId ?? '');
    expect(await emailsTo(emails[0] ?? '')).toEqual([]);
    expect((await read(importId)).counts).toMatchObject({ invitable: 1, invited: 0 });
  });

  it('are withdrawn by the undo of the import, queued or not', { tags: 'long' }, async () => {
    const { importId, emails } = await importClients(25);
    await send(importId, 25);
    await queueNext();
    await at.undoImport(importId);
    await queueNext();
    for (const one of emails) expect(await emailsTo(one)).toEqual([]);
    const rows = await at.studio.database.orm.select().from(clientInvitations);
    expect(rows.filter(({ queuedAt }) => queuedAt === null)).toEqual([]);
    expect((await read()).imports.map((one) => one.importId)).not.toContain(importId);
  });

  it('skip a client who creates an account before their turn', async () => {
    const { importId, emails } = await importClients(2);
    await send(importId, 2);
    await signUp(emails[0] ?? '');
    await sendAll();
    expect(await emailsTo(emails[0] ?? '')).toEqual([]);
    expect(await emailsTo(emails[1] ?? '')).toHaveLength(1);
    const { invited, batch } = await read(importId);
    expect(batch).toMatchObject({ sent: 1, unreachable: 1, status: 'done' });
    expect(invited.map(({ state }) => state).sort()).toEqual(['has-account', 'sent']);
  });

  it('are for owners only', async () => {
    expect(await callApi(at.staff, paths.invitations, { importId: null })).toMatchObject({ status: 403 });
  });
});

/** Creates an account with a verified email address. Returns the member's browser. */
async function signUp(email: string, details: Parameters<ImportStudio['pool']['addUser']>[1] = {}) {
  const { sub } = at.pool.addUser(randomUUID(), { email, emailVerified: true, ...details });
  const member = at.studio.visitor().with(await at.tokens.access(sub, []));
  await callSuccessfully(member, paths.entitlements, {});
  return member;
}

describe('the invitation of one client', () => {
  it('is sent once for each number, and leads to an account with the imported sessions', async () => {
    const { emails } = await importClients(1);
    const email = emails[0] ?? '';
    const personId = (await at.personOf(email))?.id ?? '';
    expect(await readOne(personId)).toMatchObject({ reason: null, number: 0, state: null });
    await Promise.all([sendOne(personId, 1), sendOne(personId, 1)]);
    expect(await emailsTo(email)).toHaveLength(1);
    expect(await readOne(personId)).toMatchObject({ number: 1, state: 'sent' });
    await sendOne(personId, 2);
    expect(await emailsTo(email)).toHaveLength(2);

    const member = await signUp(email);
    const { entitlements } = await callSuccessfully<ListEntitlementsResponse>(member, paths.entitlements, {});
    expect(entitlements).toMatchObject([{ name: 'Reformer credits', sessionsLeft: 2 }]);
    expect(await readOne(personId)).toMatchObject({ reason: 'has-account', state: 'has-account' });
    expect(await sendOne(personId, 3)).toMatchObject({ code: 'not_changeable' });
  });

  it('leads to an account with the imported name and phone number, unless the account has its own', async () => {
    const mark = randomUUID().slice(0, 8);
    const [nora, ada] = [`nora.${mark}@invite.example`, `ada.${mark}@invite.example`];
    await at.importFile(
      `First name,Surname,Email,Phone\nNora,Vale${mark},${nora},+447700900111\nAdelaide,Hale${mark},${ada},+447700900112\n`,
    );
    const noName = { firstName: null, lastName: null, phone: null };
    const invited = await (await signUp(nora, noName)).call(paths.userGet);
    expect(invited.body.user).toMatchObject({
      firstName: 'Nora',
      lastName: `Vale${mark}`,
      phone: '+447700900111',
    });
    const own = { firstName: 'Ada', lastName: 'Hale', phone: '+447700900999' };
    expect((await (await signUp(ada, own)).call(paths.userGet)).body.user).toMatchObject(own);
  });

  it('leads to an account without a name that a stranger typed in a booking', async () => {
    const email = `guest.${randomUUID().slice(0, 8)}@invite.example`;
    const tour = { email, firstName: 'Silly', lastName: 'Name', phone: '+447700900113' };
    const stranger = at.studio.visitor();
    await stranger.call('/booking/hold', { slotId: '2026-11-24T10:00' });
    await stranger.call('/booking/book', { slotId: '2026-11-24T10:00', customer: tour });
    expect(await at.personOf(email)).toMatchObject({ firstName: 'Silly' });
    const member = await signUp(email, { firstName: null, lastName: null });
    expect((await member.call(paths.userGet)).body.user).toMatchObject({ firstName: null, lastName: null });
  });

  it('fails without an email address', async () => {
    const mark = randomUUID();
    const { importId } = await at.importFile(`Name,Email,Credits\nZed ${mark},,1\n`);
    const [client] = (await read(importId)).notInvitable;
    expect(await sendOne(client?.personId ?? '', 1)).toMatchObject({ code: 'not_changeable' });
  });

  it('is in the export, and is deleted by an erasure, which also stops the email', async () => {
    const { emails } = await importClients(1);
    const email = emails[0] ?? '';
    const person = await at.personOf(email);
    const personId = person?.id ?? '';
    await callApi(at.staff, paths.personInvitationSend, { personId, number: 1 });
    const { json } = await callSuccessfully<ExportPersonResponse>(at.owner, paths.personExport, { personId });
    expect(JSON.parse(json)['Login invitations']).toMatchObject([{ number: 1 }]);
    const confirmation = `${person?.firstName} ${person?.lastName}`;
    await callSuccessfully(at.owner, paths.erasePerson, {
      personId,
      confirmation,
      reason: 'Requested by the client',
    });
    expect(await emailsTo(email)).toEqual([]);
    const rows = await at.studio.database.orm
      .select()
      .from(clientInvitations)
      .where(eq(clientInvitations.personId, personId));
    expect(rows).toEqual([]);
    expect((await read()).notInvitable.map((one) => one.personId)).not.toContain(personId);
  });

  it('counts for the surviving client after a merge', async () => {
    const { importId, emails } = await importClients(2);
    const [one, other] = [await at.personOf(emails[0] ?? ''), await at.personOf(emails[1] ?? '')];
    await sendOne(other?.id ?? '', 1);
    await emailsTo(emails[1] ?? '');
    const details = { name: 'one', email: 'one', phone: 'one' };
    await callSuccessfully(at.owner, paths.mergePeople, {
      personId: one?.id,
      otherId: other?.id,
      details,
      bothAccounts: false,
    });
    expect((await read(importId)).counts).toMatchObject({ invitable: 0, invited: 1 });
    expect(await readOne(one?.id ?? '')).toMatchObject({ number: 1, state: 'sent' });
  });
});

describe('an email that does not arrive', () => {
  it('is listed with the reason', async () => {
    const { importId } = await importClients(1);
    await send(importId, 1);
    await queueNext();
    const [queued] = await at.studio.database.orm
      .select()
      .from(outbox)
      .where(eq(outbox.kind, 'client-invitation'))
      .orderBy(outbox.createdAt)
      .then((rows) => rows.slice(-1));
    await at.studio.database.orm
      .update(outbox)
      .set({ dropReason: 'refused', attempts: 1 })
      .where(eq(outbox.id, queued?.id ?? ''));
    const { invited, batch } = await read(importId);
    expect(invited).toMatchObject([{ state: 'rejected' }]);
    expect(batch).toMatchObject({ sent: 0, unreachable: 1, status: 'done' });
  });
});
