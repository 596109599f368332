import { randomUUID } from 'node:crypto';
import type { GetAccountDataResponse } from '@studio/contracts/account-export-and-deletion';
import { paths } from '@studio/contracts/paths';
import type { GetRosterResponse } from '@studio/contracts/staff-check-in';
import type { ExportPersonResponse } from '@studio/contracts/staff-data-rights';
import type { CheckImportResponse } from '@studio/contracts/staff-import';
import type { GetPersonResponse } from '@studio/contracts/staff-people';
import type { GetTrainerClassResponse } from '@studio/contracts/trainer';
import { bookings } from '@studio/server/bookings/tables';
import { importedVisits } from '@studio/server/people/tables';
import { importRows } from '@studio/server/staff/import/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { buildBookingRow, createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { type ImportStudio, openImportStudio, toImportInput } from '../harness/import-studio.ts';

let at: ImportStudio;
beforeAll(async () => {
  at = await openImportStudio();
});
afterAll(() => at.studio.close());

const headings = 'Name,Email,Reformer visits,Total visits,Waiver date,Check-in note';
const profileOf = async (email: string) =>
  callSuccessfully<GetPersonResponse>(at.staff, paths.personGet, {
    personId: (await at.personOf(email))?.id,
  });
const bookedClass = async (email: string, hours = 30) => {
  const startsAt = new Date(at.studio.time.now.getTime() + hours * 3_600_000);
  const classId = await createClass(at.studio.database, { startsAt, capacity: 20 });
  await createBooking(at.studio.database, { classId, email });
  return classId;
};
const rosterRow = async (classId: string) =>
  (await callSuccessfully<GetRosterResponse>(at.staff, paths.checkInRoster, { classId })).rows[0];

describe('the history of an imported client', () => {
  it('counts towards milestones and levels, and is on the profile', async () => {
    const email = 'ina@history.example';
    const text = `${headings}\nIna Poe,${email},48,98,02/03/2025,Left-handed\n`;
    const draft = await at.read(text);
    expect(draft.options.visits).toEqual({
      'Reformer visits': { activityId: 'reformer' },
      'Total visits': { activityId: null },
    });
    const checked = await callSuccessfully<CheckImportResponse>(
      at.staff,
      paths.importCheck,
      toImportInput(draft),
    );
    expect(checked.preview[0]?.packs).toEqual([
      'Reformer visits: 48 classes attended',
      'Total visits: 98 classes attended',
      'Waiver signed on 2 March 2025',
      'Check-in note: Left-handed',
    ]);
    await at.importFile(text);
    expect(await profileOf(email)).toMatchObject({
      counts: { earlierClasses: 98, attended: 0 },
      notes: [{ text: 'Left-handed', visibility: 'check-in' }],
      waiver: { answeredOn: '2025-03-02T12:00:00.000Z', onPaper: true },
    });
    const past = await createClass(at.studio.database, {
      startsAt: new Date(at.studio.time.now.getTime() - 50 * 3_600_000),
    });
    await at.studio.database.orm
      .insert(bookings)
      .values(buildBookingRow({ classId: past, status: 'ATTENDED', email }));
    const classId = await bookedClass(email);
    expect(await rosterRow(classId)).toMatchObject({ milestone: 100, firstVisit: false, hasNote: true });
    const { rows } = await callSuccessfully<GetTrainerClassResponse>(at.owner, paths.trainerClass, {
      classId,
    });
    expect(rows[0]?.attended).toBe(49);
  });

  it('marks the first visit of a client who attended no class before', async () => {
    await at.importFile('Name,Email,Total visits\nJo Poe,jo@history.example,0\n');
    expect(await rosterRow(await bookedClass('jo@history.example'))).toMatchObject({
      milestone: 1,
      firstVisit: true,
    });
    await at.importFile('Name,Email\nKit Poe,kit@history.example\n');
    expect(await rosterRow(await bookedClass('kit@history.example'))).toMatchObject({
      milestone: null,
      firstVisit: false,
    });
  });

  it('is not counted twice when another file repeats it, and adds no second note or waiver', async () => {
    const email = 'lea@history.example';
    const pass = (name: string) => `Lea Poe,${email},12,,02/03/2025,Bring socks,${name},3\n`;
    await at.importFile(`${headings},Pack,Sessions left\n${pass('Ten')}${pass('Five')}`);
    await at.importFile(`${headings}\nLea Poe,${email},14,,05/06/2025,Bring socks\n`);
    expect(await profileOf(email)).toMatchObject({
      counts: { earlierClasses: 14 },
      notes: [{ text: 'Bring socks' }],
      waiver: { answeredOn: '2025-03-02T12:00:00.000Z' },
    });
  });

  it('is removed when the import is undone', async () => {
    const email = 'max@history.example';
    await at.importFile(`Name,Email\nMax Poe,${email}\n`);
    const { importId } = await at.importFile(`${headings}\nMax Poe,${email},5,,02/03/2025,Tall\n`);
    await at.undoImport(importId);
    expect(await profileOf(email)).toMatchObject({
      counts: { earlierClasses: null },
      notes: [],
      waiver: { answeredOn: null, hasAnswers: false },
    });
  });

  it('keeps a client who is in another import, too, when the import that added them is undone', async () => {
    const email = 'nell@history.example';
    const { importId } = await at.importFile(`Name,Email\nNell Poe,${email}\n`);
    await at.importFile(`${headings}\nNell Poe,${email},6,,,\n`);
    expect((await at.undoImport(importId)).notUndone).toMatchObject([
      { reason: 'Another import is about them too.' },
    ]);
    expect(await profileOf(email)).toMatchObject({ counts: { earlierClasses: 6 } });
  });

  it('is in the export of the client’s data, and is erased with it', async () => {
    const email = 'nia@history.example';
    await at.importFile(`${headings}\nNia Poe,${email},7,,,\n`);
    const person = await at.personOf(email);
    const { html } = await callSuccessfully<ExportPersonResponse>(at.owner, paths.personExport, {
      personId: person?.id,
    });
    expect(html).toContain('Classes in an earlier system');
    const sub = randomUUID();
    at.pool.addUser(sub, { email });
    const member = at.studio.visitor().with(await at.tokens.access(sub));
    await member.call('/classes/user/get');
    const { body } = await member.call(paths.accountData);
    expect((body as unknown as GetAccountDataResponse).data.earlierClasses).toEqual([
      { activityId: 'reformer', classes: 7 },
    ]);
    await member.call(paths.accountDelete, { understood: true });
    const personId = person?.id ?? '';
    const visits = await at.studio.database.orm
      .select()
      .from(importedVisits)
      .where(eq(importedVisits.personId, personId));
    const rows = await at.studio.database.orm
      .select()
      .from(importRows)
      .where(eq(importRows.personId, personId));
    expect({ visits, rows }).toMatchObject({ visits: [], rows: [{ rowKey: null }] });
  });
});
