import { paths } from '@studio/contracts/paths';
import type { WireTourSlot } from '@studio/contracts/tours';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './harness/api-client.ts';
import { createDatabase } from './harness/create-database.ts';
import { type StudioProcess, startStudio } from './harness/studio-process.ts';

const callers = 100;

describe('one tour slot that a hundred people want at once', () => {
  let databaseUrl = '';
  let studios: StudioProcess[] = [];

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    studios = await Promise.all([startStudio({ databaseUrl }), startStudio({ databaseUrl })]);
  });
  afterAll(async () => {
    await Promise.all(studios.map((studio) => studio.stop()));
  });

  it('is held by exactly one, on two processes; the others are refused', async () => {
    const slotId = await lastFreeSlot();
    const people = Array.from({ length: callers }, (_, index) => createCaller(urlOf(index)));
    const answers = await Promise.all(people.map((caller) => caller.call(paths.tourHold, { slotId })));
    const held = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status, body }) => status === 409 && body.code === 'slot_unavailable');
    expect([held.length, refused.length]).toEqual([1, callers - 1]);
    expect(await rowsOf('tour_slots', slotId)).toBe(1);
  });

  it('is booked by exactly one, once, however often everybody presses', async () => {
    const slotId = await lastFreeSlot();
    const people = Array.from({ length: 20 }, (_, index) => createCaller(urlOf(index)));
    const customer = { firstName: 'Ada', lastName: 'Obi', email: 'ada@guests.example', phone: '1' };
    const press = async (caller: (typeof people)[number]) => {
      await caller.call(paths.tourHold, { slotId });
      return Promise.all([1, 2, 3].map(() => caller.call(paths.tourBook, { slotId, customer })));
    };
    const answers = (await Promise.all(people.map(press))).flat();
    const booked = answers.filter(({ status }) => status === 200);
    expect(booked).toHaveLength(3);
    expect(new Set(booked.map(({ body }) => body.bookingId)).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await rowsOf('tours', slotId)).toBe(1);
  });

  it('would be given away more than once by looking first and taking then', async () => {
    const people = [new Client(databaseUrl), new Client(databaseUrl)];
    await Promise.all(people.map((client) => client.connect()));
    try {
      await people[0]?.query('CREATE TABLE naive_tour_holds (slot_id text NOT NULL)');
      const looks = await Promise.all(people.map(looksFirst));
      const taken = await Promise.all(people.map((client, index) => looks[index] && takesThen(client)));
      expect(taken).toEqual([true, true]);
      const { rowCount } = (await people[0]?.query('SELECT 1 FROM naive_tour_holds')) ?? {};
      expect(rowCount).toBe(2);
    } finally {
      await Promise.all(people.map((client) => client.end()));
    }
  });

  function urlOf(index: number): string {
    return studios[index % studios.length]?.url ?? '';
  }

  async function lastFreeSlot(): Promise<string> {
    const { body } = await createCaller(urlOf(0)).call(paths.tourAvailability, { daysFrom: 0, daysTo: 21 });
    const slot = (body.slots as unknown as WireTourSlot[]).at(-1);
    if (!slot) throw new Error('No tour slot is free within three weeks.');
    return slot.id;
  }

  /** Rows about the slot, read past the service. */
  async function rowsOf(table: 'tour_slots' | 'tours', slotId: string): Promise<number> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const { rowCount } = await client.query(
        `SELECT 1 FROM ${table} WHERE starts_at = ($1::timestamp AT TIME ZONE 'Europe/London')`,
        [slotId],
      );
      return rowCount ?? 0;
    } finally {
      await client.end();
    }
  }
});

/** The control: each looks whether the slot is free, in a transaction, before the other has taken it. */
async function looksFirst(client: Client): Promise<boolean> {
  await client.query('BEGIN');
  return (await client.query("SELECT 1 FROM naive_tour_holds WHERE slot_id = 'one'")).rowCount === 0;
}

async function takesThen(client: Client): Promise<boolean> {
  await client.query("INSERT INTO naive_tour_holds VALUES ('one')");
  await client.query('COMMIT');
  return true;
}
