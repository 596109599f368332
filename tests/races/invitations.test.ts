/**
 * Imports clients several times. In the short form, contexts test invitations.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { deliverEmail } from '@studio/server/deliver-email';
import type { EmailPort } from '@studio/server/integrations/email/port';
import { queueInvitations } from '@studio/server/invitations/queue-invitations';
import { clientInvitations, invitationBatches } from '@studio/server/invitations/tables';
import { AppError } from '@studio/server/platform/app-error';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import { outbox } from '@studio/server/platform/database/tables';
import type { Services } from '@studio/server/platform/services';
import { runImport, startImport } from '@studio/server/staff/import/run-import';
import { saveImportDraft } from '@studio/server/staff/import/save-import-draft';
import { importRows } from '@studio/server/staff/import/tables';
import { startUndo, undoImport } from '@studio/server/staff/import/undo-import';
import { sendPersonInvitation } from '@studio/server/staff/invitations/person-invitation';
import { sendInvitations, stopInvitations } from '@studio/server/staff/invitations/send-invitations';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './harness/create-database.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { openServices } from './harness/in-process-services.ts';
import { replaceGuard } from './harness/replace-guard.ts';

const branchId = '11-miles-st';
const owners = ['staff:one', 'staff:other'] as const;
const size = 45;

let opened: Awaited<ReturnType<typeof openServices>>[] = [];
/** Recipients of the emails that the processes have sent. */
const recipients: string[] = [];

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  // Opened one after the other, because the first one seeds the database.
  const [one, other] = [await openServices(databaseUrl), await openServices(databaseUrl)];
  opened = [one, other];
  const send: EmailPort['send'] = async ({ to, messageId }) => {
    recipients.push(to);
    return { messageId };
  };
  for (const { services } of opened) services.mailer = { send };
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

const servicesOf = (at: number) => opened[at % 2]?.services as Services;

/** Imports clients. Returns the import's id and the people's ids and email addresses. */
async function importClients() {
  const services = servicesOf(0);
  const mark = randomUUID().slice(0, 8);
  const emails = Array.from({ length: size }, (_, index) => `c${index}.${mark}@invite.example`);
  const text = `First name,Surname,Email,Credits left\n${emails.map((email, index) => `Row${index},Vale,${email},2`).join('\n')}\n`;
  const file = { fileName: 'f.csv', content: Buffer.from(text).toString('base64') };
  const draft = await saveImportDraft(services, {
    branchId,
    kind: 'people',
    system: null,
    ...file,
    by: owners[0],
  });
  const id = { branchId, importId: draft.importId };
  await startImport(services, id, { columns: [...draft.columns], options: draft.options }, owners[0]);
  await runImport(services, id);
  const rows = await services.database.orm
    .select({ personId: importRows.personId })
    .from(importRows)
    .where(eq(importRows.importId, draft.importId));
  return { id, importId: draft.importId, emails, personIds: rows.map(({ personId }) => personId) };
}

/** Returns "done" or the error code of an AppError; rethrows anything else. */
async function getOutcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const press = (at: number, importId: string, batchId: string = randomUUID()) =>
  getOutcome(
    sendInvitations(
      servicesOf(at),
      { branchId, importId, batchId, expected: size },
      owners[at % 2] ?? owners[0],
    ),
  );

/** Makes every batch due now, and queues the next chunk in both processes at once, several times each. */
async function queueAtOnce(): Promise<void> {
  await servicesOf(0)
    .database.orm.update(invitationBatches)
    .set({ nextAt: new Date(0) })
    .where(inArray(invitationBatches.id, await listOpenBatches()));
  await Promise.all([0, 1, 2, 3].map((at) => queueInvitations(servicesOf(at))));
}

async function listOpenBatches(): Promise<string[]> {
  const rows = await servicesOf(0).database.orm.select().from(invitationBatches);
  return rows.flatMap(({ id, nextAt }) => (nextAt ? [id] : []));
}

/** Delivers every unsent invitation. */
async function deliverAll(): Promise<void> {
  const rows = await servicesOf(0)
    .database.orm.select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.kind, 'client-invitation'));
  for (const { id } of rows) await deliverEmail(servicesOf(0), id);
}

async function sendEverything(): Promise<void> {
  while ((await listOpenBatches()).length > 0) await queueAtOnce();
  await deliverAll();
}

const countEmails = (emails: readonly string[]) =>
  emails.map((email) => recipients.filter((to) => to === email).length);

describe('two owners who invite the same clients at once', () => {
  it('send one email to each client', async () => {
    const { importId, emails } = await importClients();
    const outcomes = await Promise.all([0, 1, 2, 3].map((at) => press(at, importId)));
    expect(outcomes.sort()).toEqual(['done', 'not_changeable', 'not_changeable', 'not_changeable']);
    await sendEverything();
    expect(countEmails(emails)).toEqual(emails.map(() => 1));
  });

  it('and repeat one press, start one batch', async () => {
    const { importId, emails } = await importClients();
    const batchId = randomUUID();
    const outcomes = await Promise.all([0, 1, 2, 3].map((at) => press(at, importId, batchId)));
    expect(outcomes).toEqual(['done', 'done', 'done', 'done']);
    await sendEverything();
    expect(countEmails(emails)).toEqual(emails.map(() => 1));
  });

  it('invite one client from two profiles during a batch, once', async () => {
    const { importId, emails, personIds } = await importClients();
    const [personId = ''] = personIds;
    const one = (at: number) =>
      getOutcome(sendPersonInvitation(servicesOf(at), { branchId, personId, number: 1 }, owners[0]));
    await Promise.all([one(0), press(1, importId), one(1), press(0, importId)]);
    await sendEverything();
    const [first, ...others] = countEmails(emails);
    expect(first).toBe(1);
    expect(new Set(others).size).toBe(1);
  });
});

describe('a process that dies while it queues a chunk', () => {
  it('queues all of the chunk or nothing, and the other process continues', async () => {
    const { importId, emails } = await importClients();
    await press(0, importId);
    const { database } = servicesOf(0);
    const dying = {
      ...servicesOf(0),
      database: {
        ...database,
        transaction: (work: Parameters<typeof database.transaction>[0]) =>
          database.transaction(async (tx) => {
            await work(tx);
            throw new Error('killed');
          }),
      },
    } as Services;
    await expect(queueInvitations(dying)).rejects.toThrow('killed');
    await sendEverything();
    expect(countEmails(emails)).toEqual(emails.map(() => 1));
  });
});

describe('a stop or an undo while invitations are sent', () => {
  it('leaves each client invited and emailed, or neither', async () => {
    const { importId, emails, personIds } = await importClients();
    const batchId = randomUUID();
    await press(0, importId, batchId);
    await queueAtOnce();
    await Promise.all([
      stopInvitations(servicesOf(0), { branchId, batchId }, owners[0]),
      queueAtOnce(),
      deliverAll(),
      stopInvitations(servicesOf(1), { branchId, batchId }, owners[1]),
    ]);
    await sendEverything();
    const rows = await servicesOf(0)
      .database.orm.select()
      .from(clientInvitations)
      .where(and(eq(clientInvitations.branchId, branchId), inArray(clientInvitations.personId, personIds)));
    const sent = countEmails(emails);
    expect(Math.max(...sent)).toBeLessThanOrEqual(1);
    expect(rows).toHaveLength(sent.filter((count) => count === 1).length);
  });

  it('emails no one after an undo that started at the same moment as the invitations', async () => {
    const { id, importId, emails } = await importClients();
    await Promise.all([press(0, importId), startUndo(servicesOf(1), id, owners[1])]);
    await sendEverything();
    await undoImport(servicesOf(0), id);
    expect(countEmails(emails)).toEqual(emails.map(() => 0));
  });
});

describe('control', () => {
  it('without the lock of the imports and the unique index, two owners email each client twice', async () => {
    const { importId, emails } = await importClients();
    await servicesOf(0).database.orm.execute('DROP INDEX client_invitations_once');
    const changed = [
      replaceGuard(
        opened.map(({ pool }) => pool),
        / FOR UPDATE$/,
      ),
      replaceGuard(
        opened.map(({ pool }) => pool),
        /ON CONFLICT \(branch_id, person_id, number\) DO NOTHING/,
      ),
    ];
    await forceConcurrentWrites(servicesOf(0).database, 'client_invitations', () =>
      Promise.all([0, 1, 2, 3].map((at) => press(at, importId))),
    );
    await sendEverything();
    for (const count of changed) expect(count()).toBeGreaterThan(0);
    expect(Math.max(...countEmails(emails))).toBeGreaterThan(1);
  });
});
