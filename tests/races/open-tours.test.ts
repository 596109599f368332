import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WireTourSlot } from '@studio/contracts/tours';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCaller } from './harness/api-client.ts';
import { inTurn, startTwoStudios, type TwoStudios } from './harness/two-studios.ts';

const callers = 20;
const customer = { firstName: 'Ada', lastName: 'Obi', phone: '1' };

describe('tours that one person books at once, on two processes', () => {
  let studios: TwoStudios;
  beforeAll(async () => {
    studios = await startTwoStudios();
  });
  afterAll(() => studios.close());

  it('are one, whichever browsers and slots they are booked with', async () => {
    const slots = (await freeSlots()).slice(-callers);
    const people = slots.map((slotId, index) => ({ slotId, caller: browser(index) }));
    for (const { caller, slotId } of people) await caller.call(paths.tourHold, { slotId });
    const email = `ada-${randomUUID()}@guests.example`;
    const answers = await Promise.all(
      people.map(({ caller, slotId }, index) => {
        const spelled = email.replace('@', `+${index}@`);
        return caller.call(paths.tourBook, { slotId, customer: { ...customer, email: spelled } });
      }),
    );
    const codes = answers.map(({ body }) => body.code ?? 'booked').sort();
    expect(codes).toEqual([...Array(callers - 1).fill('already_booked'), 'booked']);
    // Nobody who was refused has lost the slot that they hold.
    expect((await freeSlots()).filter((slotId) => slots.includes(slotId))).toEqual([]);
  });

  it('would be two by looking first and booking then', async () => {
    const clients = [new Client(studios.databaseUrl), new Client(studios.databaseUrl)];
    await Promise.all(clients.map((client) => client.connect()));
    try {
      await clients[0]?.query('CREATE TABLE naive_tours (email text)');
      const looks = await Promise.all(clients.map(looksFirst));
      await Promise.all(clients.map((client, index) => looks[index] && booksThen(client)));
      expect((await clients[0]?.query('SELECT 1 FROM naive_tours'))?.rowCount).toBe(2);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  });

  function browser(index: number): Caller {
    return createCaller(inTurn(studios, index).url);
  }

  async function freeSlots(): Promise<string[]> {
    const { body } = await browser(0).call(paths.tourAvailability, { daysFrom: 0, daysTo: 21 });
    return (body.slots as WireTourSlot[]).map(({ id }) => id);
  }
});

describe('slots that one network address holds at once, on two processes', { tags: 'long' }, () => {
  let studios: TwoStudios;
  beforeAll(async () => {
    studios = await startTwoStudios({ LIMITS: 'on' });
  });
  afterAll(() => studios.close());

  it('are three, and above five an hour each takes some work', async () => {
    const one = createCaller(inTurn(studios, 0).url);
    const { body } = await one.call(paths.tourAvailability, { daysFrom: 0, daysTo: 21 });
    const slots = (body.slots as WireTourSlot[]).slice(-8);
    const answers = await Promise.all(
      slots.map(({ id: slotId }, index) =>
        createCaller(inTurn(studios, index).url).call(paths.tourHold, { slotId }),
      ),
    );
    const codes = answers.map(({ body: { code } }) => code ?? 'held').sort();
    expect(codes).toEqual([
      ...['held', 'held', 'held', 'hold_limit', 'hold_limit'],
      ...['proof_required', 'proof_required', 'proof_required'],
    ]);
  });
});

/** The control: each looks for an open tour, in a transaction, before the other has booked. */
async function looksFirst(client: Client): Promise<boolean> {
  await client.query('BEGIN');
  return (await client.query('SELECT 1 FROM naive_tours')).rowCount === 0;
}

async function booksThen(client: Client): Promise<void> {
  await client.query("INSERT INTO naive_tours VALUES ('ada@guests.example')");
  await client.query('COMMIT');
}
