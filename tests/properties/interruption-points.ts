import { type PaymentsPort, PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import type { Services } from '@studio/server/platform/services';

/**
 * Interruption of a call. At an interruption point the call waits outside any transaction. The points are before
 * statements and transactions, and before and after requests to the payment provider. `at` counts them from 0.
 */
export type Interruption =
  /** A concurrent call runs completely. */
  | { kind: 'concurrent'; at: number; act: () => Promise<void> }
  /** The process dies: nothing after this point happens. */
  | { kind: 'death'; at: number }
  /** From request `at` on, the provider fails `calls` requests, before or after processing them. */
  | { kind: 'outage'; at: number; calls: number; when: 'before' | 'after' };

export interface InterruptionPoints {
  /**
   * Runs work with an interruption, and waits for all that the work started. If a `concurrent` point was not reached,
   * its call runs afterwards. Resolves with whether the point was reached.
   */
  during(interruption: Interruption, work: () => Promise<void>): Promise<boolean>;
}

/** Simulates the end of the process. No code may run after it. */
class ProcessDeath extends Error {}

/** Adds interruption points to the services of a studio. `idle` waits for their background work. */
export function installInterruptionPoints(services: Services, idle: () => Promise<void>): InterruptionPoints {
  const { database, payments, runInBackground } = services;
  let interruption: Interruption | null = null;
  let passed = 0;
  let requestCount = 0;
  let dead = false;
  let ended: { left: Interruption | null; dead: boolean } = { left: null, dead: false };
  const alive = () => {
    if (dead) throw new ProcessDeath();
  };
  const point = async () => {
    alive();
    if (!interruption || interruption.kind === 'outage' || passed++ < interruption.at) return;
    const due = interruption;
    interruption = null;
    if (due.kind === 'concurrent') return due.act();
    dead = true;
    throw new ProcessDeath();
  };
  const isFailing = (when: 'before' | 'after') =>
    interruption?.kind === 'outage' &&
    interruption.when === when &&
    requestCount >= interruption.at &&
    requestCount < interruption.at + interruption.calls;
  const wrap: Wrap =
    (call) =>
    async (...args) => {
      await point();
      const [before, after] = [isFailing('before'), isFailing('after')];
      requestCount += 1;
      if (before) throw new PaymentsUnavailableError('The provider cannot be reached.');
      const result = await call(...args);
      if (after) throw new PaymentsUnavailableError('The answer of the provider got lost.');
      await point();
      return result;
    };
  services.database = {
    ...database,
    get orm() {
      alive();
      return database.orm;
    },
    run: async (statement, values) => {
      await point();
      return database.run(statement, values);
    },
    transaction: async (work) => {
      await point();
      return database.transaction(work);
    },
  };
  services.payments = wrapPayments(payments, wrap);
  services.runInBackground = (name, work) =>
    runInBackground(name, () =>
      work().catch((error: unknown) => {
        if (!(error instanceof ProcessDeath)) throw error;
      }),
    );
  return {
    during: async (next, work) => {
      [interruption, passed, requestCount] = [next, 0, 0];
      try {
        await work();
      } finally {
        // Waits after a failure too, because a simulated death must not affect the next test in this studio.
        await idle();
        [ended, interruption, dead] = [{ left: interruption, dead }, null, false];
      }
      const { left } = ended;
      if (left?.kind === 'concurrent') await left.act();
      return left === null || ended.dead || (left.kind === 'outage' && requestCount > left.at);
    },
  };
}

type ProviderCall = (...args: unknown[]) => Promise<unknown>;
type Wrap = (call: ProviderCall) => ProviderCall;

/** Wraps all calls except `readEvent`, which sends no request. */
function wrapPayments({ readEvent, ...calls }: PaymentsPort, wrap: Wrap): PaymentsPort {
  const wrapped = Object.entries(calls).map(([name, call]) => [name, wrap(call as ProviderCall)]);
  return { ...Object.fromEntries(wrapped), readEvent };
}
