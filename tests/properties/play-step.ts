import { settleRefunds } from '@studio/sandbox/stripe/intents/settle-refunds';
import { deliverProviderEvents } from './deliver-provider-events.ts';
import type { Step } from './guest-sequence.ts';
import { performAction } from './perform-action.ts';
import { hasMembers, runBackgroundWork, runSweeper } from './run-background-work.ts';
import type { World } from './world.ts';

/**
 * Plays one step with its interruption, and waits for everything that it started. Resolves with whether the
 * interruption point was reached.
 */
export async function playStep(world: World, step: Step): Promise<boolean> {
  const { points, studio } = world;
  let came = true;
  const work = () => performAction(world, step.action);
  if ('meanwhile' in step) {
    came = await points.during(
      { kind: 'meanwhile', at: step.at, act: () => performAction(world, step.meanwhile) },
      work,
    );
  } else if ('dies' in step) {
    world.trouble = 'death';
    came = await points.during({ kind: 'death', at: step.at }, work);
  } else if ('outage' in step) {
    world.trouble = 'outage';
    came = await points.during({ kind: 'outage', at: step.at, ...step.outage }, work);
  } else {
    await work();
  }
  await studio.idle();
  // A process that died restarts and settles what was left. After an outage the process restarts later.
  if (world.trouble === 'death') await runSweeper(world, 0);
  if (world.trouble === 'outage') world.restarts = true;
  await studio.idle();
  world.trouble = 'none';
  return came;
}

/**
 * Lets everything settle: pending refunds end, holds expire, and the provider delivers the remaining events. With the
 * sweeper, lost events stay lost and the sweeper settles the rest; without it, they are resent.
 */
export async function settleAll(world: World): Promise<void> {
  const { studio, sweeper } = world;
  const rest = async () => {
    if (!world.silent) await deliverProviderEvents(world, sweeper ? 'in order' : 'again');
    await studio.idle();
    await runBackgroundWork(world);
    if (sweeper || world.restarts) await runSweeper(world, 0);
    await studio.idle();
  };
  const later = async (minutes: number) => {
    studio.time.now = new Date(studio.time.now.getTime() + minutes * 60_000);
    await settleRefunds(studio.sandbox, studio.time.now, 'all');
    await rest();
  };
  await rest();
  await later(21);
  // Unpaid purchases and memberships are cancelled after an hour, and offers expire.
  await later(hasMembers(world) ? 70 : 0);
  if (hasMembers(world)) await later(0);
}
