/**
 * Starts two pairs of servers. In the short form, `tour-slot` tests tours instead.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { TourSlotDto } from '@studio/contracts/tours';
import { bookTour } from '@studio/server/tours/book-tour';
import { holdTourSlot } from '@studio/server/tours/hold-tour-slot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCaller } from './harness/api-client.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { openServices } from './harness/in-process-services.ts';
import { replaceGuard } from './harness/replace-guard.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';

const callers = 20;
const customer = { firstName: 'Ada', lastName: 'Obi', phone: '1' };

describe('tours that one person books at once, on two processes', () => {
  let studios: TwoStudioProcesses;
  beforeAll(async () => {
    studios = await startTwoStudios();
  });
  afterAll(() => studios.close());

  it('are limited to one, whichever browsers and slots they are booked with', async () => {
    const slots = (await freeSlots()).slice(-callers);
    const people = slots.map((slotId, index) => ({ slotId, caller: browser(index) }));
    for (const { caller, slotId } of people) await caller.call(paths.tourHold, { slotId });
    const email = `ada-${randomUUID()}@guests.example`;
    const responses = await Promise.all(
      people.map(({ caller, slotId }, index) => {
        const spelled = email.replace('@', `+${index}@`);
        return caller.call(paths.tourBook, { slotId, customer: { ...customer, email: spelled } });
      }),
    );
    const codes = responses.map(({ body }) => body.code ?? 'booked').sort();
    expect(codes).toEqual([...Array(callers - 1).fill('already_booked'), 'booked']);
    // Rejected callers keep the slots that they hold.
    expect((await freeSlots()).filter((slotId) => slots.includes(slotId))).toEqual([]);
  });

  it('control: without the lock on tours they are two', async () => {
    const inside = await openServices(studios.databaseUrl);
    try {
      const taken = replaceGuard(
        [inside.pool],
        /pg_advisory_xact_lock\((hashtext\('tours:' \|\| \$1\))\)/,
        '$1',
      );
      const slots = (await freeSlots()).slice(-2);
      const email = `ada-${randomUUID()}@guests.example`;
      const inputs = slots.map((slotId) => ({
        branchId: '11-miles-st',
        slotId,
        clientId: randomUUID(),
        addressHash: 'test',
        networkHash: 'test',
        principalId: null,
        customer: { ...customer, email },
      }));
      for (const input of inputs) await holdTourSlot(inside.services, input);
      const booked = await forceConcurrentWrites(studios.database, 'tours', () =>
        Promise.all(inputs.map((input) => bookTour(inside.services, input))),
      );
      expect(new Set(booked.map(({ id }) => id)).size).toBe(2);
      expect(taken()).toBeGreaterThan(1);
    } finally {
      await inside.close();
    }
  });

  function browser(index: number): Caller {
    return createCaller(pickProcess(studios, index).url);
  }

  async function freeSlots(): Promise<string[]> {
    const { body } = await browser(0).call(paths.tourAvailability, { daysFrom: 0, daysTo: 21 });
    return (body.slots as TourSlotDto[]).map(({ id }) => id);
  }
});

describe('tour slots that one network address holds at once, on two processes', () => {
  let studios: TwoStudioProcesses;
  beforeAll(async () => {
    studios = await startTwoStudios({ LIMITS: 'on' });
  });
  afterAll(() => studios.close());

  it('are limited to three, and above five an hour each takes proof of work', async () => {
    const one = createCaller(pickProcess(studios, 0).url);
    const { body } = await one.call(paths.tourAvailability, { daysFrom: 0, daysTo: 21 });
    const slots = (body.slots as TourSlotDto[]).slice(-8);
    const responses = await Promise.all(
      slots.map(({ id: slotId }, index) =>
        createCaller(pickProcess(studios, index).url).call(paths.tourHold, { slotId }),
      ),
    );
    const codes = responses.map(({ body: { code } }) => code ?? 'held').sort();
    expect(codes).toEqual([
      'held',
      'held',
      'held',
      'hold_limit',
      'hold_limit',
      'proof_required',
      'proof_required',
      'proof_required',
    ]);
  });
});
