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
  let reached = true;
  const work = () => performAction(world, step.action);
  if ('concurrent' in step) {
    reached = await points.during(
      { kind: 'concurrent', at: step.at, act: () => performAction(world, step.concurrent) },
      work,
    );
  } else if ('dies' in step) {
    world.excuse = 'death';
    reached = await points.during({ kind: 'death', at: step.at }, work);
  } else if ('outage' in step) {
    world.excuse = 'outage';
    reached = await points.during({ kind: 'outage', at: step.at, ...step.outage }, work);
  } else {
    await work();
  }
  await studio.idle();
  // A process that died restarts at once and settles what it left. After an outage the process restarts later.
  if (world.excuse === 'death') await runSweeper(world, 0);
  if (world.excuse === 'outage') world.restarts = true;
  await studio.idle();
  world.excuse = 'none';
  return reached;
}

/**
 * Lets everything settle: pending refunds end, holds expire, and the provider delivers the remaining events. With the
 * sweeper, lost events stay lost and the sweeper settles the rest; without it, they are resent.
 */
export async function settleAll(world: World): Promise<void> {
  const { studio, sweeper } = world;
  const settle = async () => {
    if (!world.losesEvents) await deliverProviderEvents(world, sweeper ? 'in order' : 'again');
    await studio.idle();
    await runBackgroundWork(world);
    if (sweeper || world.restarts) await runSweeper(world, 0);
    await studio.idle();
  };
  const advance = async (minutes: number) => {
    studio.time.now = new Date(studio.time.now.getTime() + minutes * 60_000);
    await settleRefunds(studio.sandbox, studio.time.now, 'all');
    await settle();
  };
  await settle();
  await advance(21);
  // Unpaid purchases and memberships are cancelled after an hour, and offers expire.
  await advance(hasMembers(world) ? 70 : 0);
  if (hasMembers(world)) await advance(0);
}
