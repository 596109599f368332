import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStudio, type TestStudio } from '../harness/studio.ts';
import { wrongAtRest, wrongInBooks } from './books.ts';
import { play, settle } from './play.ts';
import { type Sequence, sequences } from './sequence.ts';
import { type TurningPoints, turningPoints } from './turning-points.ts';
import { openWorld } from './world.ts';

const rounds = process.env.STORM === '1' ? 10_000 : 200;
const longestMs = process.env.STORM === '1' ? 14_400_000 : 1_800_000;

let studio: TestStudio;
let points: TurningPoints;

beforeAll(async () => {
  studio = await openTestStudio();
  points = turningPoints(studio.services, studio.idle);
});
afterAll(() => studio.close());

/** Plays a sequence; the books have to be right after each step, and nothing may be owed once all is at rest. */
async function playThrough(sequence: Sequence): Promise<void> {
  const world = await openWorld(studio, points, sequence);
  for (const [number, step] of sequence.steps.entries()) {
    await play(world, step);
    const wrong = [...world.faults, ...(await wrongInBooks(world))];
    expect(wrong, `after step ${number + 1}`).toEqual([]);
  }
  await settle(world);
  const wrong = [...world.faults, ...(await wrongInBooks(world)), ...(await wrongAtRest(world))];
  expect(wrong, 'once everything is settled').toEqual([]);
}

describe('whatever happens, in whatever order, interrupted or not', () => {
  it(
    `no place is sold twice and every captured pound has a booking or a refund, in ${rounds} sequences`,
    async () => {
      const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
      const property = fc.asyncProperty(sequences, playThrough);
      await fc.assert(property, { numRuns: rounds, seed, endOnFailure: false });
    },
    longestMs,
  );
});
