import { randomUUID } from 'node:crypto';
import { createGuestRecordLinker } from '@studio/server/create-guest-record-linker';
import { takeSessions } from '@studio/server/entitlements/session-ledger';
import { entitlements } from '@studio/server/entitlements/tables';
import { ensurePerson } from '@studio/server/people/ensure-person';
import { getSessionOwnerId } from '@studio/server/people/person-keys';
import { people, personMerges } from '@studio/server/people/tables';
import { AppError } from '@studio/server/platform/app-error';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { runImport, startImport } from '@studio/server/staff/import/run-import';
import { saveImportDraft } from '@studio/server/staff/import/save-import-draft';
import { mergePersonRecords } from '@studio/server/staff/people-merge/merge-person-records';
import { and, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCredit, loadCreditLedger } from '../harness/credits.ts';
import { selectByExtent } from '../harness/extent.ts';
import { createBarrier } from './harness/create-barrier.ts';
import { createDatabase } from './harness/create-database.ts';
import { openServices } from './harness/in-process-services.ts';

const branchId = '11-miles-st';
const actor = 'staff:race';
const rounds = selectByExtent({ short: 1, all: 3, storm: 20 });

let opened: Awaited<ReturnType<typeof openServices>>[] = [];
let processes: [Services, Services];
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  // Opened one after the other, because the first one seeds the database.
  const [one, other] = [await openServices(databaseUrl), await openServices(databaseUrl)];
  opened = [one, other];
  processes = [one.services, other.services];
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

const servicesOf = (at: number) => processes[at % 2] as Services;

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

describe('equal rows, imported by two processes at once', () => {
  const size = 120;
  const textOf = (name: string, end = '') => {
    const rows = Array.from({ length: size }, (_, at) => `Row${at},${name},row${at}@${name}.example,2`);
    return `First name,Surname,Email,Credits left\n${rows.join('\n')}\n${end}`;
  };
  const readOf = (services: Services, text: string) =>
    saveImportDraft(services, {
      branchId,
      kind: 'people',
      system: null,
      fileName: 'f.csv',
      content: Buffer.from(text).toString('base64'),
      by: actor,
    });
  /** Uploads each text, then starts and runs all imports concurrently. */
  async function runAll(texts: readonly string[]) {
    const drafts = await Promise.all(texts.map((text, at) => readOf(servicesOf(at), text)));
    return Promise.all(
      drafts.flatMap(({ importId, columns, options }) =>
        processes.map(async (services) => {
          const id = { branchId, importId };
          const started = await getOutcome(
            startImport(services, id, { columns: [...columns], options }, actor),
          );
          await runImport(services, id);
          return started;
        }),
      ),
    );
  }
  async function countImported(name: string) {
    const { orm } = servicesOf(0).database;
    const rows = await orm
      .select()
      .from(people)
      .where(like(people.email, `%@${name}.example`));
    const owners = rows.map(({ id }) => `person:${id}`);
    const credits = await orm.select().from(entitlements).where(inArray(entitlements.memberId, owners));
    return { people: rows.length, sessions: credits.reduce((sum, { balance }) => sum + (balance ?? 0), 0) };
  }

  it('adds each person once, with their sessions once', async () => {
    const outcomes = await runAll([textOf('once'), textOf('once')]);
    expect(outcomes).toContain('done');
    expect(await countImported('once')).toEqual({ people: size, sessions: size * 2 });
  });

  it('adds the sessions of equal rows in two different files once', async () => {
    expect(await runAll([textOf('equal'), textOf('equal', '\n')])).toEqual(['done', 'done', 'done', 'done']);
    expect(await countImported('equal')).toEqual({ people: size, sessions: size * 2 });
  });

  it('control: without the index of rows, two different files add sessions twice', async () => {
    await servicesOf(0).database.orm.execute('DROP INDEX import_rows_once');
    await runAll([textOf('twice'), textOf('twice', '\n')]);
    expect((await countImported('twice')).sessions).toBeGreaterThan(size * 2);
  });
});

describe('two records, merged in both directions while the guest books and signs up', () => {
  async function pair() {
    const { database, clock } = servicesOf(0);
    const mark = randomUUID();
    const emails = [`one.${mark}@merge.example`, `other.${mark}@merge.example`] as const;
    const details = {
      branchId,
      memberId: null,
      firstName: 'Mae',
      lastName: 'Quill',
      phone: null,
      source: 'staff' as const,
    };
    const [oneId, otherId] = await database.transaction(async (tx) => [
      await ensurePerson(tx, { ...details, email: emails[0] }, clock.now()),
      await ensurePerson(tx, { ...details, email: emails[1] }, clock.now()),
    ]);
    const credits = await Promise.all(
      [oneId, otherId].map((id) =>
        createCredit(database, clock.now(), {
          memberId: getSessionOwnerId({ id: id ?? '', memberId: null }),
        }),
      ),
    );
    return { emails, oneId: oneId ?? '', otherId: otherId ?? '', credits, known: details };
  }
  const rowsOf = (ids: string[]) =>
    servicesOf(0)
      .database.orm.select()
      .from(people)
      .where(and(eq(people.branchId, branchId), inArray(people.id, ids)));

  it.each(Array.from({ length: rounds }, (_, at) => at))(
    'one merge remains, and no session is lost (%i)',
    async () => {
      const { emails, oneId, otherId, credits, known: details } = await pair();
      const sub = randomUUID();
      const fieldSources = { name: 'one', email: 'one', phone: 'one' } as const;
      const merges = Array.from({ length: 8 }, (_, at) => {
        const [first, second] = at % 4 < 2 ? [oneId, otherId] : [otherId, oneId];
        return getOutcome(
          mergePersonRecords(
            servicesOf(at),
            { branchId, oneId: first, otherId: second, facts: fieldSources, bothAccounts: false },
            actor,
          ),
        );
      });
      const bookings = Array.from({ length: 8 }, (_, at) =>
        servicesOf(at).database.transaction(async (tx) => {
          const now = servicesOf(at).clock.now();
          const movement = { branchId, entitlementId: credits[at % 2] ?? '', subjectId: randomUUID() };
          await takeSessions(tx, 'BOOKED', { ...movement, sessions: 1, actor: 'client' }, now);
          await ensurePerson(tx, { ...details, email: emails[at % 2] ?? '' }, now);
        }),
      );
      const joins = [0, 1].map((at) =>
        servicesOf(at).database.transaction((tx) =>
          createGuestRecordLinker(servicesOf(at))(tx, { userId: sub, email: emails[1] }),
        ),
      );
      const [outcomes] = await Promise.all([Promise.all(merges), Promise.all(bookings), Promise.all(joins)]);
      expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
      const rows = await rowsOf([oneId, otherId]);
      const root = rows.find(({ mergedInto }) => mergedInto === null);
      expect(rows.filter(({ mergedInto }) => mergedInto === root?.id)).toHaveLength(1);
      expect(root?.memberId).toBe(sub);
      const activeMerges = await servicesOf(0)
        .database.orm.select()
        .from(personMerges)
        .where(inArray(personMerges.duplicateId, [oneId, otherId]));
      expect(activeMerges).toHaveLength(1);
      const owned = await servicesOf(0)
        .database.orm.select()
        .from(entitlements)
        .where(inArray(entitlements.id, credits));
      expect(owned.map(({ memberId }) => memberId)).toEqual([sub, sub]);
      for (const credit of credits)
        expect(await loadCreditLedger(servicesOf(0).database, credit)).toMatchObject({ balance: 6, sum: 6 });
    },
  );

  it('control: without the locks each record is merged into the other', async () => {
    const { oneId, otherId } = await pair();
    const met = createBarrier(2);
    const naive = (at: number, sourceId: string, targetId: string) =>
      servicesOf(at).database.transaction(async (tx) => {
        const [row] = await tx.orm.select().from(people).where(eq(people.id, targetId));
        await met();
        if (!row?.mergedInto)
          await tx.orm.update(people).set({ mergedInto: targetId }).where(eq(people.id, sourceId));
      });
    await Promise.all([naive(0, oneId, otherId), naive(1, otherId, oneId)]);
    expect((await rowsOf([oneId, otherId])).every(({ mergedInto }) => mergedInto !== null)).toBe(true);
  });
});
