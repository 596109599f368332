import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongAtRest, wrongInBooks } from './books.ts';
import { type Ground, openGround } from './ground.ts';
import { play, settle } from './play.ts';
import type { Sequence } from './sequence.ts';
import { openWorld } from './world.ts';

const longestMs = 12 * 3_600_000;

/** How many sequences are played, of guests and of members together: SEQUENCES, 10,000 in a storm, or few. */
const wanted = Number(process.env.SEQUENCES ?? (process.env.STORM === '1' ? 10_000 : 240));

/** Half of the sequences that are wanted, from a seed that is printed; SEED, PATH_OF_FAILURE and SEQUENCES repeat a run. */
export function describeSequences(who: string, sequences: fc.Arbitrary<Sequence>): void {
  const numRuns = Math.ceil(wanted / 2);
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const path = process.env.AT;
  let ground: Ground;
  beforeAll(async () => {
    process.stdout.write(`${numRuns} sequences of ${who}: SEED=${seed}\n`);
    ground = await openGround();
  }, 60_000);
  afterAll(() => ground.close());

  describe(`whatever happens, in whatever order, interrupted or not: ${who}`, () => {
    it(
      `no place is sold twice and every captured pound has a booking or a refund, in ${numRuns} sequences`,
      async () => {
        const property = fc.asyncProperty(sequences, (sequence) => playThrough(ground, sequence));
        const failed = await fc.check(property, { numRuns, seed, ...(path ? { path } : {}) });
        if (failed.failed) {
          const again = `SEED=${seed} AT=${failed.counterexamplePath} SEQUENCES=${wanted}`;
          throw new Error(`Repeat it with ${again}\n${await fc.asyncDefaultReportMessage(failed)}`);
        }
      },
      longestMs,
    );
  });
}

/** Plays a sequence; the books have to be right after each step, and nothing may be owed once all is at rest. */
async function playThrough(ground: Ground, sequence: Sequence): Promise<void> {
  const world = await openWorld(ground, sequence);
  for (const [number, step] of sequence.steps.entries()) {
    await play(world, step);
    const wrong = [...world.faults, ...(await wrongInBooks(world))];
    expect(wrong, `after step ${number + 1}`).toEqual([]);
  }
  await settle(world);
  const wrong = [...world.faults, ...(await wrongInBooks(world)), ...(await wrongAtRest(world))];
  expect(wrong, 'once everything is settled').toEqual([]);
}
