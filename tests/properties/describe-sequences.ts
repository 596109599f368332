import fc from 'fast-check';
import { expect } from 'vitest';
import { byExtent } from '../harness/extent.ts';
import type { Sequence } from './guest-sequence.ts';
import { findViolations, findViolationsAtRest } from './invariants.ts';
import { playStep, settleAll } from './play-step.ts';
import { openPropertyStudio, type PropertyStudio } from './property-studio.ts';
import { openWorld, type World } from './world.ts';

/** What playing sequences may take at most. */
export const longestMs = 12 * 3_600_000;

/** How many sequences are played, of guests and of members together: SEQUENCES, 10,000 in a storm, or few. */
const wanted = Number(process.env.SEQUENCES ?? byExtent({ short: 40, all: 160, storm: 10_000 }));

/** Plays half of the sequences that are wanted. The seed is printed, and what fails says how to repeat it. */
export async function playSequences(file: string, sequences: fc.Arbitrary<Sequence>): Promise<void> {
  const numRuns = Math.ceil(wanted / 2);
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const path = process.env.AT;
  process.stdout.write(`${numRuns} ${file}: SEED=${seed}\n`);
  const ground = await openPropertyStudio();
  try {
    const property = fc.asyncProperty(sequences, (sequence) => playThrough(ground, sequence));
    const ended = await fc.check(property, { numRuns, seed, ...(path ? { path } : {}) });
    if (!ended.failed) return;
    const again = `SEED=${seed} AT=${ended.counterexamplePath} SEQUENCES=${wanted}`;
    const found = `${ended.errorInstance}\n${fc.stringify(ended.counterexample)}`;
    throw new Error(`${found}\nRepeat it with ${again} npx vitest run ${file}`);
  } finally {
    await ground.close();
  }
}

/** Plays a sequence; the books have to be right after each step, and nothing may be owed once all is at rest. */
async function playThrough(ground: PropertyStudio, sequence: Sequence): Promise<void> {
  const world = await openWorld(ground, sequence);
  for (const [number, step] of sequence.steps.entries()) {
    const before = await written(world);
    await playStep(world, step);
    const wrong = (await written(world)) === before ? [] : await findViolations(world);
    expect([...world.faults, ...wrong], `after step ${number + 1}`).toEqual([]);
  }
  await settleAll(world);
  const wrong = [...world.faults, ...(await findViolations(world)), ...(await findViolationsAtRest(world))];
  expect(wrong, 'once everything is settled').toEqual([]);
}

/** How far the database's log has come: where nothing was written, nothing can have become wrong. */
async function written({ studio }: World): Promise<string | undefined> {
  const [log] = await studio.sandbox.query<{ at: string }>('SELECT pg_current_wal_insert_lsn()::text AS at');
  return log?.at;
}
