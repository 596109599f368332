import { paths } from '@studio/contracts/paths';
import type { TourSlotDto } from '@studio/contracts/tours';
import { openPostgres } from '@studio/server/platform/database/postgres';
import { claimSlotStatement } from '@studio/server/tours/tour-slot-statements';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './harness/api-client.ts';
import { createDatabase } from './harness/create-database.ts';
import { replaceGuard } from './harness/replace-guard.ts';
import { type StudioProcess, startStudio } from './harness/studio-process.ts';

const callers = 100;

describe('one tour slot that a hundred people request at once', () => {
  let databaseUrl = '';
  let studios: StudioProcess[] = [];

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    studios = await Promise.all([startStudio({ databaseUrl }), startStudio({ databaseUrl })]);
  });
  afterAll(async () => {
    await Promise.all(studios.map((studio) => studio.stop()));
  });

  it('is held by exactly one, on two processes; the others are rejected', async () => {
    const slotId = await lastFreeSlot();
    const people = Array.from({ length: callers }, (_, index) => createCaller(urlOf(index)));
    const responses = await Promise.all(people.map((caller) => caller.call(paths.tourHold, { slotId })));
    const held = responses.filter(({ status }) => status === 200);
    const rejected = responses.filter(
      ({ status, body }) => status === 409 && body.code === 'slot_unavailable',
    );
    expect([held.length, rejected.length]).toEqual([1, callers - 1]);
    expect(await rowsOf('tour_slots', slotId)).toBe(1);
  });

  it('is booked by exactly one, once, however often all of them click', async () => {
    const slotId = await lastFreeSlot();
    const people = Array.from({ length: 20 }, (_, index) => createCaller(urlOf(index)));
    const customer = { firstName: 'Ada', lastName: 'Obi', email: 'ada@guests.example', phone: '1' };
    const bookThreeTimes = async (caller: (typeof people)[number]) => {
      await caller.call(paths.tourHold, { slotId });
      return Promise.all([1, 2, 3].map(() => caller.call(paths.tourBook, { slotId, customer })));
    };
    const responses = (await Promise.all(people.map(bookThreeTimes))).flat();
    const booked = responses.filter(({ status }) => status === 200);
    expect(booked).toHaveLength(3);
    expect(new Set(booked.map(({ body }) => body.bookingId)).size).toBe(1);
    expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await rowsOf('tours', slotId)).toBe(1);
  });

  it('control: without the conditions of its claim it is held by two', async () => {
    const database = openPostgres(databaseUrl, 2);
    try {
      const taken = replaceGuard(
        [database.pool],
        /WHERE tour_slots\.status = 'HELD'\s+AND \(tour_slots\.held_until <= \$4 .*\)/,
        'WHERE $4::timestamptz IS NOT NULL',
      );
      const now = new Date();
      const [startsAt, until] = [2, 1].map((hours) => new Date(now.getTime() + hours * 3_600_000));
      const claim = (clientId: string) =>
        database.run(claimSlotStatement, [
          '11-miles-st',
          startsAt,
          clientId,
          now,
          until,
          'address',
          'network',
        ]);
      const held = await Promise.all([claim('one'), claim('other')]);
      expect(held.map((rows) => rows.length)).toEqual([1, 1]);
      expect(taken()).toBe(2);
    } finally {
      await database.close();
    }
  });

  function urlOf(index: number): string {
    return studios[index % studios.length]?.url ?? '';
  }

  async function lastFreeSlot(): Promise<string> {
    const { body } = await createCaller(urlOf(0)).call(paths.tourAvailability, { daysFrom: 0, daysTo: 21 });
    const slot = (body.slots as unknown as TourSlotDto[]).at(-1);
    if (!slot) throw new Error('No tour slot is free within three weeks.');
    return slot.id;
  }

  /** Counts the rows of a slot, straight from the database. */
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
