import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type DatabaseBeforeMigration,
  openDatabaseBeforeMigration,
} from '../harness/database-before-migration.ts';

const branchId = '11-miles-st';
const start = '2026-12-01T18:30:00Z';

let opened: DatabaseBeforeMigration;
beforeAll(async () => {
  opened = await openDatabaseBeforeMigration('0012_beds');
});
afterAll(() => opened.database.close());

const query = (text: string, values: unknown[]) =>
  opened.database.query<Record<string, unknown>>(text, values);

async function addRoom(id: string, kind: string, capacity: number): Promise<void> {
  await query(
    `INSERT INTO rooms (branch_id, id, name, detail, capacity, kind) VALUES ($1, $2, $2, '', $3, $4)`,
    [branchId, id, capacity, kind],
  );
}

/** Adds a class with bookings that were made one after the other, and live holds of these numbers of places. */
async function addClass(
  roomId: string,
  capacity: number,
  bookings: string[],
  holds: number[] = [],
): Promise<string> {
  const id = randomUUID();
  const taken = bookings.filter((status) => status !== 'CANCELLED').length + holds.reduce((a, b) => a + b, 0);
  await query(
    `INSERT INTO classes (branch_id, id, class_type_id, activity_id, sub_type, title, difficulty, description, tags,
       instructor_id, room_id, local_date, starts_at, duration_min, price_pence, capacity, taken)
     VALUES ($1, $2, 'flow', 'reformer', 'flow', 'Flow', 'All', '', '{}', 'ines', $3, '2026-12-01', $4, 55, 2000, $5, $6)`,
    [branchId, id, roomId, start, capacity, taken],
  );
  for (const [minute, status] of bookings.entries())
    await query(
      `INSERT INTO bookings (branch_id, id, display_code, order_id, position, class_id, client_id, attendee_name, first_name,
         last_name, email, status, payment_method, base_pence, price_paid_pence, currency, created_at)
       VALUES ($1, $2, $3, $4, 0, $5, 'client', 'Ada', 'Ada', 'Quill', 'ada@example.com', $6, 'FREE', 0, 0, 'GBP', $7)`,
      [
        branchId,
        randomUUID(),
        randomUUID().slice(0, 8),
        randomUUID(),
        id,
        status,
        `2026-11-0${minute + 1}T09:00:00Z`,
      ],
    );
  for (const places of holds)
    await query(
      `INSERT INTO holds (branch_id, id, class_id, client_id, address_hash, places, created_at, expires_at)
       VALUES ($1, $2, $3, $4, 'address', $5, now(), now() + interval '10 minutes')`,
      [branchId, randomUUID(), id, randomUUID(), places],
    );
  return id;
}

async function readBeds(classId: string): Promise<unknown[]> {
  const { rows } = await query(
    `SELECT t.number, k.status FROM class_beds t LEFT JOIN bookings k ON k.id = t.booking_id
     WHERE t.class_id = $1 ORDER BY t.number`,
    [classId],
  );
  return rows.map(({ number, status }) => [number, status ?? 'held']);
}

it('gives rooms with beds a map, and each place that is taken a bed', async () => {
  await addRoom('reformers', 'beds', 6);
  await addRoom('mats', 'mats', 16);
  const booked = await addClass('reformers', 6, ['ATTENDED', 'CANCELLED', 'CONFIRMED'], [2]);
  const larger = await addClass('reformers', 8, []);
  const mats = await addClass('mats', 16, ['CONFIRMED']);

  await opened.migrate();

  const { rows } = await query(
    'SELECT room_id, number, map_row, map_column FROM room_beds ORDER BY number',
    [],
  );
  expect(rows.map(({ room_id, number }) => [room_id, number])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ['reformers', number]),
  );
  expect(rows[5]).toMatchObject({ map_row: 2, map_column: 1 });
  expect(await readBeds(booked)).toEqual([
    [1, 'ATTENDED'],
    [2, 'CONFIRMED'],
    [3, 'held'],
    [4, 'held'],
  ]);
  expect(await readBeds(larger)).toEqual([]);
  expect(await readBeds(mats)).toEqual([]);
});
