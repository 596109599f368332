import { setTimeout as sleep } from 'node:timers/promises';
import { setProviderBehaviourAt } from '../races/harness/provider-sandbox.ts';
import type { SeededRandom } from './clients/seeded-random.ts';
import type { FaultInjectionStudio } from './harness/fault-injection-studio.ts';
import { getClockSkewSettings } from './harness/get-clock-skew-settings.ts';

/** Function that causes a temporary fault and resolves when the fault is over. */
export type FaultInjector = (studio: FaultInjectionStudio, random: SeededRandom) => Promise<void>;

/** Kills servers in turn with kill -9. Each is started again before the next one is killed. */
export const killServers =
  (times: number): FaultInjector =>
  async (studio, random) => {
    for (let index = 0; index < times; index++) {
      await sleep(300 + random.below(1500));
      await studio.killServer(index % 2);
    }
  };

/** Kills the whole database with kill -9 and restarts it after a moment. */
export const killDatabase =
  (times: number): FaultInjector =>
  async (studio, random) => {
    for (let index = 0; index < times; index++) {
      await sleep(1000 + random.below(3000));
      await studio.killDatabase(200 + random.below(2500));
    }
  };

/** Makes the mail server unreachable. */
export const cutEmailServer =
  (seconds: number): FaultInjector =>
  async ({ mailProxy }) => {
    mailProxy.disconnect();
    await sleep(seconds * 1000);
    mailProxy.reconnect();
  };

/**
 * Makes calls to Stripe fail before and after taking effect, disconnect, and exceed all timeouts. Drops all webhooks
 * for good.
 */
export const disruptProvider =
  (seconds: number): FaultInjector =>
  async ({ sandbox }) => {
    const often = { times: seconds };
    await setProviderBehaviourAt(sandbox.url, {
      webhooks: { drop: true },
      faults: [
        { ...often, kind: 'error', status: 500, when: 'before', method: 'POST' },
        { ...often, kind: 'error', status: 500, when: 'after', method: 'POST' },
        { ...often, kind: 'disconnect', when: 'after' },
        { times: Math.ceil(seconds / 5), kind: 'timeout', when: 'after', holdMs: 25_000 },
        { ...often, kind: 'error', status: 500, when: 'before' },
      ],
    });
    await sleep(seconds * 1000);
    await setProviderBehaviourAt(sandbox.url);
  };

/** Shifts the clock of one server by this many minutes. The other server's clock stays correct. */
export const skewClock =
  (minutes: number, seconds: number): FaultInjector =>
  async (studio) => {
    await studio.killServer(1, getClockSkewSettings(minutes));
    await sleep(seconds * 1000);
    await studio.killServer(1);
  };

/** Runs faults concurrently. Don't combine killing servers with changing their clock. */
export const combineFaults =
  (...faults: FaultInjector[]): FaultInjector =>
  async (studio, random) => {
    await Promise.all(faults.map((fault) => fault(studio, random)));
  };

/** Runs faults one after the other. */
export const sequenceFaults =
  (...faults: FaultInjector[]): FaultInjector =>
  async (studio, random) => {
    for (const fault of faults) await fault(studio, random);
  };
