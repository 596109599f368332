import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetRosterResponse } from '@studio/contracts/staff-check-in';
import type {
  CheckImportResponse,
  GetImportProgressResponse,
  ListImportIssuesResponse,
  ReadImportFileResponse,
} from '@studio/contracts/staff-import';
import { toLondonDate } from '@studio/domain/time/london';
import { bookings } from '@studio/server/bookings/tables';
import { entitlements } from '@studio/server/entitlements/tables';
import { outbox } from '@studio/server/platform/database/tables';
import { classes } from '@studio/server/timetable/tables';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import {
  buildCsvFile,
  type ImportStudio,
  openImportStudio,
  toImportInput,
} from '../harness/import-studio.ts';

let at: ImportStudio;
beforeAll(async () => {
  at = await openImportStudio();
});
afterAll(() => at.studio.close());

const headings = 'Client,Email,Class date,Class time,Class,Paid with';
const startOf = (days: number) => new Date(at.studio.time.now.getTime() + days * 86_400_000);
const dayOf = (instant: Date) => toLondonDate(instant).split('-').reverse().join('/');
const timeOf = (instant: Date) =>
  instant.toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

/** Adds a class of a kind that has no other class at its start. */
async function addClass(days: number, capacity: number) {
  const startsAt = startOf(days);
  const classId = await createClass(at.studio.database, { startsAt, capacity });
  const [row] = await at.studio.database.orm.select().from(classes).where(eq(classes.id, classId));
  const line = (name: string, email: string, paidWith: string) =>
    `${name},${email},${dayOf(startsAt)},${timeOf(startsAt)},${row?.title},${paidWith}`;
  return { classId, line };
}
const addClients = (names: readonly string[]) =>
  at.importFile(`Name,Email\n${names.map((name) => `${name} Ash,${name}@booked.example`).join('\n')}\n`);
const readBookings = (text: string) =>
  callSuccessfully<ReadImportFileResponse>(at.staff, paths.importRead, {
    ...buildCsvFile(text),
    kind: 'bookings',
  });
async function importBookings(text: string) {
  const draft = await readBookings(text);
  await callSuccessfully(at.staff, paths.importRun, toImportInput(draft));
  await at.studio.idle();
  return at.progress(draft.importId);
}
const placesOf = (classId: string) =>
  at.studio.database.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.classId, classId), ne(bookings.status, 'CANCELLED')));
const takenOf = async (classId: string) =>
  (await at.studio.database.orm.select().from(classes).where(eq(classes.id, classId)))[0]?.taken;
const countEmails = async () => (await at.studio.database.orm.select({ id: outbox.id }).from(outbox)).length;

describe('an import of upcoming bookings', () => {
  it('says row by row what it books, and books it once, without an email or a payment', async () => {
    await addClients(['ali', 'bea']);
    const { classId, line } = await addClass(3, 8);
    const text = `${headings}\n${line('ali Ash', 'ali@booked.example', 'Card')}\n${line('bea Ash', 'bea@booked.example', '10 class pack')}\n${line('Zoe Ash', 'zoe@booked.example', 'Card')}\n`;
    const draft = await readBookings(text);
    expect(draft).toMatchObject({
      kind: 'bookings',
      columns: ['name', 'email', 'date', 'time', 'className', 'paidWith'],
    });
    const checked = await callSuccessfully<CheckImportResponse>(
      at.staff,
      paths.importCheck,
      toImportInput(draft),
    );
    expect(checked.counts).toMatchObject({ rows: 3, new: 2, rejected: 1 });
    expect(checked.preview[0]?.packs[0]).toContain('paid in the earlier system');
    const { csv } = await callSuccessfully<ListImportIssuesResponse>(
      at.staff,
      paths.importIssues,
      toImportInput(draft),
    );
    expect(csv).toContain('No client has this email address. Import the clients first.');
    const before = await countEmails();
    const { progress } = await importBookings(text);
    expect(progress).toMatchObject({
      kind: 'bookings',
      status: 'DONE',
      totals: { bookings: 2, skipped: 1 },
    });
    expect(await countEmails()).toBe(before);
    expect(await placesOf(classId)).toMatchObject([
      { status: 'CONFIRMED', pricePaidPence: 0, duePence: 0, paymentMethod: 'ENTITLEMENT' },
      { status: 'CONFIRMED', pricePaidPence: 0, duePence: 0, paymentMethod: 'ENTITLEMENT' },
    ]);
    expect(await takenOf(classId)).toBe(2);
    const { rows } = await callSuccessfully<GetRosterResponse>(at.staff, paths.checkInRoster, { classId });
    expect(rows.map(({ paidWith }) => paidWith).sort()).toEqual([
      'Pack in earlier system',
      'Paid in earlier system',
    ]);
    expect((await importBookings(text)).progress.totals).toMatchObject({ bookings: 0, skipped: 3 });
    expect(await placesOf(classId)).toHaveLength(2);
  });

  it('never takes more places than a class has, or a second one for a client', async () => {
    await addClients(['cal', 'dee', 'eve']);
    const { classId, line } = await addClass(4, 2);
    await createBooking(at.studio.database, { classId, email: 'cal@booked.example' });
    await at.studio.database.orm.update(classes).set({ taken: 1 }).where(eq(classes.id, classId));
    const text = [
      headings,
      line('cal Ash', 'cal@booked.example', 'Card'),
      line('dee Ash', 'dee@booked.example', 'Membership'),
      line('dee Ash', 'dee@booked.example', 'Card'),
      line('eve Ash', 'eve@booked.example', 'Card'),
    ].join('\n');
    const draft = await readBookings(text);
    const { issues, counts } = await callSuccessfully<CheckImportResponse>(
      at.staff,
      paths.importCheck,
      toImportInput(draft),
    );
    expect(counts).toMatchObject({ new: 1, existing: 1, unclear: 1, rejected: 1 });
    expect(issues.map(({ reason }) => reason)).toEqual([
      'This client already has a place in this class.',
      'Line 3 books the same client into this class.',
      'This class has no places left.',
    ]);
    await importBookings(text);
    expect(await takenOf(classId)).toBe(2);
    expect(await placesOf(classId)).toHaveLength(2);
  });

  it('says which place was sold between the preview and the import', async () => {
    await addClients(['fay']);
    const { classId, line } = await addClass(5, 1);
    const draft = await readBookings(`${headings}\n${line('fay Ash', 'fay@booked.example', 'Card')}\n`);
    const { runInBackground } = at.studio.services;
    let work: (() => Promise<unknown>) | undefined;
    at.studio.services.runInBackground = (_, job) => {
      work = job;
    };
    await callSuccessfully(at.staff, paths.importRun, toImportInput(draft));
    at.studio.services.runInBackground = runInBackground;
    const findClassId = at.studio.database.transaction;
    at.studio.database.transaction = async (job) => {
      at.studio.database.transaction = findClassId;
      await at.studio.database.orm.update(classes).set({ taken: 1 }).where(eq(classes.id, classId));
      return findClassId(job);
    };
    await work?.();
    expect(await at.progress(draft.importId)).toMatchObject({
      progress: { status: 'DONE', totals: { bookings: 0, skipped: 1 } },
      leftOut: [{ line: 2, reason: 'This class has no places left. We’ve left the booking out.' }],
    });
  });

  it('is undone until the class starts, without an email, and can then be imported again', async () => {
    await addClients(['gil', 'hal']);
    const soon = await addClass(1, 8);
    const later = await addClass(6, 8);
    const text = `${headings}\n${soon.line('gil Ash', 'gil@booked.example', 'Card')}\n${later.line('hal Ash', 'hal@booked.example', 'Card')}\n`;
    const { progress } = await importBookings(text);
    const before = await countEmails();
    const start = at.studio.time.now;
    at.studio.time.now = startOf(1.5);
    await at.logInAgain();
    const undone: GetImportProgressResponse = await at.undoImport(progress.importId);
    expect(undone).toMatchObject({
      progress: { totals: { removed: 1, kept: 1 } },
      notUndone: [{ line: 2, reason: 'The class has started.' }],
    });
    expect(await countEmails()).toBe(before);
    expect(await takenOf(later.classId)).toBe(0);
    expect(await takenOf(soon.classId)).toBe(1);
    expect((await importBookings(text)).progress.totals).toMatchObject({ bookings: 1, skipped: 1 });
    at.studio.time.now = start;
    await at.logInAgain();
  });

  it('keeps a booking that the client has moved', async () => {
    await addClients(['jan']);
    const { classId, line } = await addClass(8, 8);
    const text = `${headings}\n${line('jan Ash', 'jan@booked.example', 'Card')}\n`;
    const { progress } = await importBookings(text);
    const startsAt = startOf(9);
    const other = await createClass(at.studio.database, { startsAt, capacity: 8 });
    const [booking] = await placesOf(classId);
    await callSuccessfully(at.staff, paths.staffMove, {
      bookingId: booking?.id,
      classId: other,
      reason: 'asked',
    });
    expect(await at.undoImport(progress.importId)).toMatchObject({
      progress: { totals: { removed: 0, kept: 1 } },
      notUndone: [{ reason: 'The booking has been moved since then.' }],
    });
    expect(await placesOf(other)).toHaveLength(1);
    expect((await importBookings(text)).progress.totals).toMatchObject({ bookings: 0, skipped: 1 });
  });

  it('returns the session of a booking that the client cancels in time', async () => {
    await addClients(['ivy']);
    const { classId, line } = await addClass(7, 8);
    await importBookings(`${headings}\n${line('ivy Ash', 'ivy@booked.example', 'Pack')}\n`);
    const sub = randomUUID();
    at.pool.addUser(sub, { email: 'ivy@booked.example' });
    const member = at.studio.visitor().with(await at.tokens.access(sub));
    await member.call('/classes/user/get');
    const [booking] = await placesOf(classId);
    expect((await member.call(paths.cancel, { bookingId: booking?.id })).status).toBe(200);
    const credits = await at.studio.database.orm
      .select()
      .from(entitlements)
      .where(eq(entitlements.memberId, sub));
    expect(credits).toMatchObject([{ balance: 1, name: 'Pack in earlier system' }]);
  });
});
