import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import type { AddRoomResponse, PreviewRoomMapResponse, StaffRoom } from '@studio/contracts/staff-rooms';
import type {
  AddClassResponse,
  GetClassOptionsResponse,
  GetTimetableWeekResponse,
} from '@studio/contracts/staff-timetable';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { loadBookingBeds } from '@studio/server/beds/booking-beds';
import { audit } from '@studio/server/platform/database/tables';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { createOwner } from '../harness/owner-calls.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

type Owner = Awaited<ReturnType<typeof createOwner>>;

let studio: TestStudio;
let owner: Owner;
let otherOwner: Owner;

beforeAll(async () => {
  studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  owner = await createOwner(studio, tokens, people, ['Ruth', 'Ellison']);
  otherOwner = await createOwner(studio, tokens, people, ['Sam', 'Okoro']);
});
afterAll(() => studio.close());

const loft = { name: 'The Löft', kind: 'beds', detail: 'second floor', capacity: 6 };
const add = async (values: object) => (await owner.call<AddRoomResponse>(paths.roomAdd, values)).id;
const listRooms = async () => (await owner.call<GetStaffCatalogueResponse>(paths.staffCatalogue)).rooms;

async function room(id: string): Promise<StaffRoom> {
  const found = (await listRooms()).find((one) => one.id === id);
  if (!found) throw new Error(`There is no room ${id}.`);
  return found;
}

const publicRooms = async () =>
  ((await studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse).rooms.map(
    ({ id }) => id,
  );
const roomChoices = async () =>
  (await owner.call<GetClassOptionsResponse>(paths.timetableClassOptions)).rooms.map(({ id }) => id);

describe('a new room', () => {
  it('gets its id from its name, which stays when the name changes', async () => {
    const id = await add(loft);
    expect(id).toBe('the-loft');
    expect(await room(id)).toMatchObject({ ...loft, archived: false, version: 1, upcomingClasses: 0 });
    await owner.call(paths.roomSave, { ...loft, id, version: 1, name: 'The Attic', capacity: 7 });
    expect(await room(id)).toMatchObject({ name: 'The Attic', capacity: 7, version: 2 });
    expect(await publicRooms()).toContain(id);
    const entries = await studio.database.orm
      .select()
      .from(audit)
      .where(eq(audit.subjectId, `room:${id}`));
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['ADDED', `staff:${owner.userId}`],
      ['CHANGED', `staff:${owner.userId}`],
    ]);
  });

  it('gets another id for a name that another room has', async () => {
    const ids = await Promise.all([add({ ...loft, name: 'Garden' }), add({ ...loft, name: 'Garden' })]);
    expect(ids.toSorted()).toEqual(['garden', 'garden-2']);
  });

  it('is rejected without letters, without places and without a kind', async () => {
    expect(await owner.call(paths.roomAdd, { ...loft, name: '…' })).toMatchObject({
      code: 'bad_request',
      field: 'name',
    });
    for (const wrong of [{ capacity: 0 }, { kind: 'stage' }, { name: ' ' }])
      expect(await owner.call(paths.roomAdd, { ...loft, ...wrong })).toMatchObject({ code: 'bad_request' });
  });
});

describe('two owners who save the same room', () => {
  it('see who saved first, and nothing is overwritten', async () => {
    const id = await add({ ...loft, name: 'Mezzanine' });
    const seen = await room(id);
    const { version } = seen;
    const saved = await otherOwner.call(paths.roomSave, { ...loft, id, version, name: 'Balcony' });
    expect(saved.ok).toBe(true);
    const refused = await owner.call(paths.roomSave, { ...loft, id, version, name: 'Gallery' });
    expect(refused).toMatchObject({ ok: false, code: 'edit_conflict', otherEdit: { by: 'Sam Okoro' } });
    expect(refused.otherEdit?.at).toBe(studio.time.now.toISOString());
    expect((await room(id)).name).toBe('Balcony');
    const again = await owner.call(paths.roomSave, {
      ...loft,
      id,
      version: (await room(id)).version,
      name: 'Gallery',
    });
    expect(again.ok).toBe(true);
  });

  it('cannot both win when they save at the same moment', async () => {
    const id = await add({ ...loft, name: 'Annexe' });
    const results = await Promise.all(
      [owner, otherOwner].map(({ call }, nth) =>
        call(paths.roomSave, { ...loft, id, version: 1, name: `Annexe ${nth}` }),
      ),
    );
    expect(results.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['edit_conflict', 'ok']);
    expect((await room(id)).version).toBe(2);
  });

  it('also learn of an archived room', async () => {
    const id = await add({ ...loft, name: 'Cellar' });
    await otherOwner.call(paths.roomArchive, { id, archived: true });
    expect(await owner.call(paths.roomSave, { ...loft, id, version: 1 })).toMatchObject({
      code: 'edit_conflict',
    });
  });
});

describe('the map of a room', () => {
  const openLoft = async (name: string) => room(await add({ ...loft, name, capacity: 3 }));
  const save = (saved: StaffRoom, beds: StaffRoom['beds']) =>
    owner.call(paths.roomSave, { ...loft, id: saved.id, version: saved.version, name: saved.name, beds });
  const preview = (id: string, beds: StaffRoom['beds']) =>
    owner.call<PreviewRoomMapResponse>(paths.roomMapPreview, { id, beds });

  it('starts with as many beds as places, and its number of beds becomes the number of places', async () => {
    const opened = await openLoft('Map room');
    expect(opened.beds.map(({ number, row, column }) => [number, row, column])).toEqual([
      [1, 1, 1],
      [2, 1, 2],
      [3, 1, 3],
    ]);
    const [one, two] = opened.beds;
    if (!one || !two) throw new Error('The room has no beds.');
    const beds = [{ ...two, name: 'Tower 1', traits: ['tower' as const, 'window' as const], row: 2 }, one];
    expect((await save(opened, beds)).ok).toBe(true);
    expect(await room(opened.id)).toMatchObject({ capacity: 2, version: 2, beds });
    const stale = await save(opened, opened.beds);
    expect(stale).toMatchObject({ code: 'edit_conflict' });
  });

  it('is rejected if two beds have the same number, cell or name', async () => {
    const opened = await openLoft('Strict room');
    const [one, two] = opened.beds;
    if (!one || !two) throw new Error('The room has no beds.');
    for (const wrong of [{ number: 1 }, { column: 1 }, { name: 'TOWER' }])
      expect(
        await save(opened, [
          { ...one, name: 'Tower' },
          { ...two, ...wrong },
        ]),
      ).toMatchObject({
        code: 'bad_request',
      });
    expect((await room(opened.id)).beds).toHaveLength(3);
  });

  it('says who gets another bed, and gives it to them with an email', async () => {
    const opened = await openLoft('Busy room');
    const startsAt = new Date(studio.time.now.getTime() + 5 * 24 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, capacity: 2 });
    await studio.database.orm.update(classes).set({ roomId: opened.id }).where(eq(classes.id, classId));
    const ada = await createBooking(studio.database, { classId, email: 'ada@beds.example' });
    const ben = await createBooking(studio.database, { classId, email: 'ben@beds.example' });
    const bedOf = async (id: string) =>
      (await loadBookingBeds(studio.database, '11-miles-st', [id])).get(id)?.label;
    expect([await bedOf(ada), await bedOf(ben)]).toEqual(['Bed 1', 'Bed 2']);
    const without = opened.beds.filter(({ number }) => number !== 1);
    expect(await preview(opened.id, opened.beds)).toMatchObject({ clients: 0, classes: 0 });
    expect(await preview(opened.id, without)).toMatchObject({ clients: 1, classes: 1 });
    expect(await bedOf(ada)).toBe('Bed 1');
    expect((await save(opened, without)).ok).toBe(true);
    expect([await bedOf(ada), await bedOf(ben)]).toEqual(['Bed 3', 'Bed 2']);
    const [email] = await studio.emails('ada@beds.example');
    expect(email?.text).toContain('We’ve rearranged the room, so we’ve given you Bed 3 instead of Bed 1.');
    expect(await studio.emails('ben@beds.example')).toEqual([]);
    // The class offers two places, so the room can't have fewer beds.
    const saved = await room(opened.id);
    expect(await save(saved, without.slice(0, 1))).toMatchObject({ code: 'bad_request' });
  });
});

describe('the order of rooms', () => {
  it('changes by one position, up to the ends, on every list', async () => {
    const current = async () => (await listRooms()).filter(({ archived }) => !archived).map(({ id }) => id);
    const [first = '', second = '', ...rest] = await current();
    await owner.call(paths.roomReorder, { id: first, offset: 1 });
    expect(await current()).toEqual([second, first, ...rest]);
    expect(await publicRooms()).toEqual([second, first, ...rest]);
    expect(await roomChoices()).toEqual([second, first, ...rest]);
    await owner.call(paths.roomReorder, { id: second, offset: -1 });
    await owner.call(paths.roomReorder, { id: first, offset: -1 });
    expect(await current()).toEqual([first, second, ...rest]);
    expect(await owner.call(paths.roomReorder, { id: 'nowhere', offset: 1 })).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('an archived room', () => {
  it('disappears from lists, keeps its scheduled classes and ends its recurring ones', async () => {
    const id = await add({ ...loft, name: 'Orangery', capacity: 9 });
    const date = addDays(toLondonDate(studio.time.now), 3);
    const when = { date, startTime: '06:00', repeat: 'weekly' };
    const what = { classTypeId: 'classic-mat', instructorId: 'jonah-price', roomId: id, capacity: 9 };
    const added = await owner.call<AddClassResponse>(paths.timetableAdd, { ...what, ...when });
    expect(added.ok, JSON.stringify(added)).toBe(true);
    expect(await room(id)).toMatchObject({ upcomingClasses: added.created, recurringClasses: 1 });

    expect((await owner.call(paths.roomArchive, { id, archived: true })).ok).toBe(true);
    expect([await publicRooms(), await roomChoices()].flat()).not.toContain(id);
    const inRoom = () => studio.database.orm.select().from(classes).where(eq(classes.roomId, id));
    expect((await inRoom()).every(({ status }) => status === 'SCHEDULED')).toBe(true);
    const week = await owner.call<GetTimetableWeekResponse>(paths.timetableWeek, { week: date });
    expect(week.rooms.map((one) => one.id)).toContain(id);
    expect(week.classes.some(({ roomId }) => roomId === id)).toBe(true);

    const refused = await owner.call(paths.timetableAdd, {
      ...what,
      date,
      startTime: '21:00',
      repeat: 'once',
    });
    expect(refused).toMatchObject({ code: 'bad_request', field: 'roomId' });
    const change = { scope: 'one', changes: { capacity: 8 }, preview: false };
    expect(await owner.call(paths.timetableChange, { classId: added.classId, ...change })).toMatchObject({
      ok: true,
    });

    const later = new Date(studio.time.now.getTime() + 30 * 86_400_000);
    await generateClasses(studio.database, studio.services.config.branchId, later);
    expect(await inRoom()).toHaveLength(added.created);

    await owner.call(paths.roomArchive, { id, archived: true });
    expect((await owner.call(paths.roomArchive, { id, archived: false })).ok).toBe(true);
    expect(await roomChoices()).toContain(id);
    const entries = await studio.database.orm
      .select()
      .from(audit)
      .where(eq(audit.subjectId, `room:${id}`));
    expect(entries.map(({ action }) => action)).toEqual(['ADDED', 'ARCHIVED', 'RESTORED']);
    expect(entries[1]?.detail).toEqual({ endedSeries: 1 });
  });
});
