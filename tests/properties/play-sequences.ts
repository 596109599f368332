import fc from 'fast-check';
import { expect } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import type { Sequence } from './guest-sequence.ts';
import { findViolations, findViolationsAtRest } from './invariants.ts';
import { playStep, settleAll } from './play-step.ts';
import { openPropertyStudio, type PropertyStudio } from './property-studio.ts';
import { openWorld, type World } from './world.ts';

export const maxSequencesMs = 12 * 3_600_000;

/** Number of sequences, half of guests and half of members: SEQUENCES, else 10,000 in a storm, else few. */
const sequenceCount = Number(process.env.SEQUENCES ?? selectByExtent({ short: 20, all: 160, storm: 10_000 }));

/** Plays half of `sequenceCount` sequences. Prints the seed. A failure says how to repeat it. */
export async function playSequences(file: string, sequences: fc.Arbitrary<Sequence>): Promise<void> {
  const numRuns = Math.ceil(sequenceCount / 2);
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const path = process.env.AT;
  process.stdout.write(`${numRuns} ${file}: SEED=${seed}\n`);
  const propertyStudio = await openPropertyStudio();
  try {
    const property = fc.asyncProperty(sequences, (sequence) => playThrough(propertyStudio, sequence));
    const ended = await fc.check(property, { numRuns, seed, ...(path ? { path } : {}) });
    if (!ended.failed) return;
    const repeatSettings = `SEED=${seed} AT=${ended.counterexamplePath} SEQUENCES=${sequenceCount}`;
    const found = `${ended.errorInstance}\n${fc.stringify(ended.counterexample)}`;
    throw new Error(`${found}\nRepeat it with ${repeatSettings} npx vitest run ${file}`);
  } finally {
    await propertyStudio.close();
  }
}

/** Plays a sequence. The invariants must hold after each step, and nothing may be owed once everything is settled. */
async function playThrough(propertyStudio: PropertyStudio, sequence: Sequence): Promise<void> {
  const world = await openWorld(propertyStudio, sequence);
  for (const [number, step] of sequence.steps.entries()) {
    const before = await readLogPosition(world);
    await playStep(world, step);
    const wrong = (await readLogPosition(world)) === before ? [] : await findViolations(world);
    expect([...world.faults, ...wrong], `after step ${number + 1}`).toEqual([]);
  }
  await settleAll(world);
  const wrong = [...world.faults, ...(await findViolations(world)), ...(await findViolationsAtRest(world))];
  expect(wrong, 'once everything is settled').toEqual([]);
}

/**
 * Returns the position of the write-ahead log. If it hasn't changed, nothing was written and the invariants still hold.
 */
async function readLogPosition({ studio }: World): Promise<string | undefined> {
  const [log] = await studio.sandbox.query<{ at: string }>('SELECT pg_current_wal_insert_lsn()::text AS at');
  return log?.at;
}
