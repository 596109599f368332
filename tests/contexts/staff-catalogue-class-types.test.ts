import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import type {
  AddClassTypeResponse,
  SaveClassTypeResponse,
  StaffClassType,
} from '@studio/contracts/staff-class-types';
import type { AddRoomResponse } from '@studio/contracts/staff-rooms';
import type { AddClassResponse, GetClassOptionsResponse } from '@studio/contracts/staff-timetable';
import type { GetAvailabilityResponse } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { audit } from '@studio/server/platform/database/tables';
import { classes, classSeries } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { createOwner } from '../harness/owner-calls.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

type Owner = Awaited<ReturnType<typeof createOwner>>;

let studio: TestStudio;
let owner: Owner;
let otherOwner: Owner;
let date: string;

beforeAll(async () => {
  studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  owner = await createOwner(studio, tokens, people, ['Ruth', 'Ellison']);
  otherOwner = await createOwner(studio, tokens, people, ['Sam', 'Okoro']);
  date = addDays(toLondonDate(studio.time.now), 3);
});
afterAll(() => studio.close());

const barre = {
  title: 'Candlelit Barre',
  description: 'Small movements at a barre, by candlelight.',
  activityId: 'mat',
  subType: 'barre',
  difficulty: 'Intermediate',
  audience: 'female-only',
  durationMin: 45,
  capacity: 7,
  pricePence: 1800,
};
const add = async (values: object) =>
  (await owner.call<AddClassTypeResponse>(paths.classTypeAdd, { ...barre, ...values })).id;
const listTypes = async () => (await owner.call<GetStaffCatalogueResponse>(paths.staffCatalogue)).classTypes;

async function classType(id: string): Promise<StaffClassType> {
  const found = (await listTypes()).find((type) => type.id === id);
  if (!found) throw new Error(`There is no class type ${id}.`);
  return found;
}

const loadPublicTypes = async () =>
  ((await studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse).classTypes;
const typeChoices = async () =>
  (await owner.call<GetClassOptionsResponse>(paths.timetableClassOptions)).classTypes;

const schedule = (values: object) =>
  owner.call<AddClassResponse>(paths.timetableAdd, {
    instructorId: 'jonah-price',
    capacity: 7,
    date,
    repeat: 'once',
    ...values,
  });

describe('the choice of beds', () => {
  it('is on for a new class type, and stays as an owner saved it', async () => {
    const id = await add({ title: 'Quiet Reformer' });
    expect(await classType(id)).toMatchObject({ hasBedChoice: true });
    const save = (version: number, values: object) =>
      owner.call(paths.classTypeSave, { ...barre, title: 'Quiet Reformer', id, version, ...values });
    expect((await save(1, { hasBedChoice: false })).ok).toBe(true);
    expect(await classType(id)).toMatchObject({ hasBedChoice: false });
    expect((await save(2, {})).ok).toBe(true);
    expect(await classType(id)).toMatchObject({ hasBedChoice: false });
  });
});

describe('a new class type', () => {
  it('is scheduled in a new room and booked by a visitor', async () => {
    const typeId = await add({});
    expect(typeId).toBe('candlelit-barre');
    const room = { name: 'Barre room', kind: 'places', detail: '', capacity: 8 };
    const { id: roomId } = await owner.call<AddRoomResponse>(paths.roomAdd, room);
    expect(await typeChoices()).toContainEqual(expect.objectContaining({ id: typeId, capacity: 7 }));
    const { classId } = await schedule({ classTypeId: typeId, roomId, startTime: '06:00' });
    if (!classId) throw new Error('No class was scheduled.');

    const day = (await studio.visitor().call(paths.availability, { date }))
      .body as unknown as GetAvailabilityResponse;
    const slot = day.slots.find((one) => one.classId === classId);
    expect(slot).toMatchObject({ className: 'Candlelit Barre', difficulty: 'Intermediate' });
    const booked = await bookAndPay(studio, studio.visitor(), classId);
    expect(booked).toBeTruthy();
    const [row] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
    expect(row).toMatchObject({ pricePence: 1800, durationMin: 45, tags: ['female-only'], taken: 1, roomId });
  });

  it('appears on the site and in the list of its activity, with a free id', async () => {
    const ids = [await add({ title: 'Power' }), await add({ title: 'Power' })];
    expect(ids).toEqual(['power', 'power-2']);
    expect((await loadPublicTypes()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    const [entry] = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, 'power'));
    expect(entry).toMatchObject({ action: 'ADDED', subject: 'class-type', actor: `staff:${owner.userId}` });
  });

  it('keeps the mark of a style that packs never cover', async () => {
    const id = await add({ title: 'Gong bath', subType: 'sound-healing', activityId: 'yoga' });
    expect((await classType(id)).tags).toEqual(['female-only', 'no-entitlement']);
  });

  it('is rejected with the name of the wrong field', async () => {
    for (const [wrong, field] of [
      [{ title: '!?' }, 'title'],
      [{ activityId: 'chess' }, 'activityId'],
      [{ subType: 'one-to-one' }, 'subType'],
    ] as const)
      expect(await owner.call(paths.classTypeAdd, { ...barre, ...wrong })).toMatchObject({
        code: 'bad_request',
        field,
      });
    for (const wrong of [{ durationMin: 5 }, { difficulty: 'Hard' }, { pricePence: -1 }])
      expect((await owner.call(paths.classTypeAdd, { ...barre, ...wrong })).code).toBe('bad_request');
  });
});

describe('a changed class type', () => {
  it('updates scheduled classes without bookings, and keeps its id', async () => {
    const id = await add({ title: 'Rise' });
    const { classId } = await schedule({ classTypeId: id, roomId: 'studio-2', startTime: '05:00' });
    const change = { ...barre, id, title: 'Rise and Flow', activityId: 'yoga', audience: 'everyone' };
    const saved = await owner.call<SaveClassTypeResponse>(paths.classTypeSave, {
      ...change,
      version: 1,
      includeScheduled: true,
    });
    expect(saved).toMatchObject({ ok: true, changedClasses: 1 });
    const [row] = await studio.database.orm
      .select()
      .from(classes)
      .where(eq(classes.id, classId ?? ''));
    expect(row).toMatchObject({ title: 'Rise and Flow', activityId: 'yoga', tags: [], capacity: 7 });
    expect(await classType(id)).toMatchObject({ title: 'Rise and Flow', version: 2 });
  });

  it('is not overwritten by an owner who has not seen the change', async () => {
    const id = await add({ title: 'Unwind' });
    await otherOwner.call(paths.classTypeSave, { ...barre, id, version: 1, title: 'Unwind slowly' });
    const refused = await owner.call(paths.classTypeSave, { ...barre, id, version: 1, pricePence: 1 });
    expect(refused).toMatchObject({ code: 'edit_conflict', otherEdit: { by: 'Sam Okoro' } });
    expect(await classType(id)).toMatchObject({ title: 'Unwind slowly', pricePence: 1800 });
  });
});

describe('the order of class types', () => {
  it('changes within an activity', async () => {
    const mat = async () =>
      (await listTypes()).filter(({ activityId }) => activityId === 'mat').map(({ id }) => id);
    const before = await mat();
    const [first = '', second = '', ...rest] = before;
    await owner.call(paths.classTypeReorder, { id: second, offset: -1 });
    expect(await mat()).toEqual([second, first, ...rest]);
    await owner.call(paths.classTypeReorder, { id: second, offset: -1 });
    await owner.call(paths.classTypeReorder, { id: second, offset: 1 });
    expect(await mat()).toEqual(before);
  });
});

describe('an archived class type', () => {
  it('disappears from lists, keeps its scheduled classes and ends its recurring ones', async () => {
    const id = await add({ title: 'Sunset Stretch' });
    const weekly = await schedule({
      classTypeId: id,
      roomId: 'studio-1',
      startTime: '05:00',
      instructorId: 'mei-tanaka',
      repeat: 'weekly',
    });
    expect(weekly.created, JSON.stringify(weekly)).toBeGreaterThan(1);
    expect(await classType(id)).toMatchObject({ upcomingClasses: weekly.created, recurringClasses: 1 });
    await owner.call(paths.classTypeArchive, { id, archived: true });
    const ids = [...(await loadPublicTypes()), ...(await typeChoices())].map((type) => type.id);
    expect(ids).not.toContain(id);
    const of = await studio.database.orm.select().from(classes).where(eq(classes.classTypeId, id));
    expect(of.map(({ status }) => status)).toEqual(Array.from({ length: weekly.created }, () => 'SCHEDULED'));
    const [series] = await studio.database.orm
      .select()
      .from(classSeries)
      .where(eq(classSeries.classTypeId, id));
    expect(series?.endsOn).toBe(addDays(toLondonDate(studio.time.now), 56));
    const refused = await schedule({ classTypeId: id, roomId: 'studio-1', startTime: '22:00' });
    expect(refused).toMatchObject({ code: 'bad_request', field: 'classTypeId' });
    await bookAndPay(studio, studio.visitor(), weekly.classId ?? '');
    await owner.call(paths.classTypeArchive, { id, archived: false });
    expect((await typeChoices()).map((type) => type.id)).toContain(id);
  });

  it('can take its empty scheduled classes with it, but never one with a booking', async () => {
    const id = await add({ title: 'Dawn Stretch' });
    const weekly = await schedule({
      ...{ classTypeId: id, roomId: 'studio-1', startTime: '04:00' },
      ...{ instructorId: 'mei-tanaka', repeat: 'weekly' },
    });
    const booked = weekly.classId ?? '';
    await bookAndPay(studio, studio.visitor(), booked);
    await owner.call(paths.classTypeArchive, { id, archived: true, removeEmpty: true });
    const left = await studio.database.orm.select().from(classes).where(eq(classes.classTypeId, id));
    expect(left.map((row) => [row.id, row.status])).toEqual([[booked, 'SCHEDULED']]);
  });
});
