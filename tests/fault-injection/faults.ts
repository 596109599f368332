import { setTimeout as sleep } from 'node:timers/promises';
import { setProviderBehaviourAt } from '../races/harness/provider-sandbox.ts';
import type { SeededRandom } from './clients/seeded-random.ts';
import type { FaultInjectionStudio } from './harness/fault-injection-studio.ts';
import { getClockSkewSettings } from './harness/get-clock-skew-settings.ts';

/** Something that goes wrong for a while; resolves when it has passed. */
export type FaultInjector = (studio: FaultInjectionStudio, dice: SeededRandom) => Promise<void>;

/** kill -9 of one server after the other; each is started again before the next one goes. */
export const killServers =
  (times: number): FaultInjector =>
  async (studio, dice) => {
    for (let nth = 0; nth < times; nth++) {
      await sleep(300 + dice.below(1500));
      await studio.killServer(nth % 2);
    }
  };

/** kill -9 of the whole database, which comes back after a moment. */
export const killDatabase =
  (times: number): FaultInjector =>
  async (studio, dice) => {
    for (let nth = 0; nth < times; nth++) {
      await sleep(1000 + dice.below(3000));
      await studio.killDatabase(200 + dice.below(2500));
    }
  };

/** Nobody answers where mail is handed over. */
export const cutEmailServer =
  (seconds: number): FaultInjector =>
  async ({ mail }) => {
    mail.cut();
    await sleep(seconds * 1000);
    mail.mend();
  };

/**
 * The provider fails before and after it has done what it was asked, hangs up, leaves the line open past all patience,
 * and sends no webhooks at all, now or later.
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

/** The clock of one server is wrong by so many minutes; the other one's is right. */
export const skewClock =
  (minutes: number, seconds: number): FaultInjector =>
  async (studio) => {
    await studio.killServer(1, getClockSkewSettings(minutes));
    await sleep(seconds * 1000);
    await studio.killServer(1);
  };

/** Several at once. What kills a server and what turns its clock do not go together. */
export const combineFaults =
  (...faults: FaultInjector[]): FaultInjector =>
  async (studio, dice) => {
    await Promise.all(faults.map((fault) => fault(studio, dice)));
  };

/** One after the other. */
export const sequenceFaults =
  (...faults: FaultInjector[]): FaultInjector =>
  async (studio, dice) => {
    for (const fault of faults) await fault(studio, dice);
  };
