import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStorm, selectByExtent } from '../harness/extent.ts';
import type { Action, Sequence, Step } from './guest-sequence.ts';
import { interleavingSituations, type Situation } from './interleaving-situations.ts';
import { findViolations, findViolationsAtRest } from './invariants.ts';
import { playStep, settleAll } from './play-step.ts';
import { openPropertyStudio, type PropertyStudio } from './property-studio.ts';
import { openWorld } from './world.ts';

let propertyStudio: PropertyStudio;

beforeAll(async () => {
  propertyStudio = await openPropertyStudio();
});
afterAll(() => propertyStudio.close());

const limit = { timeout: 1_800_000 };
/**
 * Interval of tested interruption points: every one in a storm, every second in all tests, every sixteenth in the
 * short form. The day of the month selects the first.
 */
const interval = selectByExtent({ short: 16, all: 2, storm: 1 });
const moments = { first: new Date().getUTCDate() % interval, apart: interval };

describe('at every point of a call, the data is consistent, all money is accounted for and no place is lost', () => {
  it.each(interleavingSituations)(
    'when another call runs in between: $title',
    limit,
    async ({ calls, others, rarer = [], ...situation }) => {
      const wrong: string[] = [];
      // In a storm each concurrent call runs at each point; otherwise they alternate.
      const rounds = isStorm ? [...others, ...rarer].map((other) => [other]) : [others];
      for (const action of calls) {
        for (const actions of rounds) {
          wrong.push(
            ...(await atEveryMoment(situation, (at) => ({
              action,
              at,
              concurrent: pickAction(actions, at),
            }))),
          );
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(interleavingSituations)('when the process dies: $title', limit, async ({ calls, ...situation }) => {
    const wrong: string[] = [];
    for (const action of calls) {
      wrong.push(...(await atEveryMoment(situation, (at) => ({ action, at, dies: true }))));
    }
    expect(wrong).toEqual([]);
  });

  it.each(interleavingSituations)(
    'when the provider does not respond: $title',
    limit,
    async ({ calls, ...situation }) => {
      const wrong: string[] = [];
      for (const action of calls) {
        for (const when of ['before', 'after'] as const) {
          const outage = { calls: 1, when };
          wrong.push(...(await atEveryMoment(situation, (at) => ({ action, at, outage }))));
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

type StartState = Pick<Situation, 'before' | 'members'>;

function pickAction(actions: Action[], at: number): Action {
  const action = actions[Math.floor(at / moments.apart) % actions.length];
  if (!action) throw new Error('No call is named that may come in between.');
  return action;
}

/**
 * Plays a step with its interruption at the first point, then the next, until the step ends before the interruption.
 */
async function atEveryMoment(situation: StartState, stepAt: (at: number) => Step): Promise<string[]> {
  const wrong: string[] = [];
  for (let at = moments.first; ; at += moments.apart) {
    const step = stepAt(at);
    const { interrupted, found } = await playOnce(situation, step);
    if (found.length > 0) wrong.push(`${JSON.stringify(step)}: ${[...new Set(found)].join('; ')}`);
    if (!interrupted) return wrong;
  }
}

async function playOnce(
  { before, members = [] }: StartState,
  step: Step,
): Promise<{ interrupted: boolean; found: string[] }> {
  const classes = [{ capacity: 3, pence: 2000 }];
  const sequence: Sequence = { classes, sweeper: true, steps: [], members };
  const world = await openWorld(propertyStudio, sequence);
  world.losesEvents = true;
  for (const step of before) await playStep(world, 'action' in step ? step : { action: step });
  const interrupted = await playStep(world, step);
  const found = await findViolations(world);
  await playStep(world, { action: { do: 'pay', browser: 0, pick: 0, card: 'good' } });
  await playStep(world, { action: { do: 'confirm', browser: 0, pick: 0 } });
  await settleAll(world);
  return {
    interrupted,
    found: [
      ...found,
      ...world.faults,
      ...(await findViolations(world)),
      ...(await findViolationsAtRest(world)),
    ],
  };
}
