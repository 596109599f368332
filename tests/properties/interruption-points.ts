import { type PaymentsPort, PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import type { Services } from '@studio/server/platform/services';

/**
 * Interruption of a call. At an interruption point the call waits outside any transaction. The points are before
 * statements and transactions, and before and after requests to the payment provider. `at` counts them from 0.
 */
export type Interruption =
  /** A concurrent call runs completely. */
  | { kind: 'meanwhile'; at: number; act: () => Promise<void> }
  /** The process dies: nothing after this point happens. */
  | { kind: 'death'; at: number }
  /** From request `at` on, the provider fails `calls` requests, before or after processing them. */
  | { kind: 'outage'; at: number; calls: number; when: 'before' | 'after' };

export interface InterruptionPoints {
  /**
   * Runs work with an interruption, and waits for all that it started. If a `meanwhile` point was not reached, its call
   * runs afterwards. Resolves with whether the point was reached.
   */
  during(turn: Interruption, work: () => Promise<void>): Promise<boolean>;
}

/** Simulates the end of the process. No code may run after it. */
class Died extends Error {}

/** Adds interruption points to the services of a studio. `idle` waits for their background work. */
export function installInterruptionPoints(services: Services, idle: () => Promise<void>): InterruptionPoints {
  const { database, payments, later } = services;
  let turn: Interruption | null = null;
  let passed = 0;
  let asked = 0;
  let dead = false;
  let ended: { left: Interruption | null; dead: boolean } = { left: null, dead: false };
  const alive = () => {
    if (dead) throw new Died();
  };
  const point = async () => {
    alive();
    if (!turn || turn.kind === 'outage' || passed++ < turn.at) return;
    const due = turn;
    turn = null;
    if (due.kind === 'meanwhile') return due.act();
    dead = true;
    throw new Died();
  };
  const isOut = (when: 'before' | 'after') =>
    turn?.kind === 'outage' && turn.when === when && asked >= turn.at && asked < turn.at + turn.calls;
  const ask: Ask =
    (question) =>
    async (...args) => {
      await point();
      const [before, after] = [isOut('before'), isOut('after')];
      asked += 1;
      if (before) throw new PaymentsUnavailableError('The provider cannot be reached.');
      const answer = await question(...args);
      if (after) throw new PaymentsUnavailableError('The answer of the provider got lost.');
      await point();
      return answer;
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
  services.payments = askedBy(payments, ask);
  services.later = (name, work) =>
    later(name, () =>
      work().catch((error: unknown) => {
        if (!(error instanceof Died)) throw error;
      }),
    );
  return {
    during: async (wanted, work) => {
      [turn, passed, asked] = [wanted, 0, 0];
      try {
        await work();
      } finally {
        // Also after a failure: a simulated death must not affect the next test in this studio.
        await idle();
        [ended, turn, dead] = [{ left: turn, dead }, null, false];
      }
      const { left } = ended;
      if (left?.kind === 'meanwhile') await left.act();
      return left === null || ended.dead || (left.kind === 'outage' && asked > left.at);
    },
  };
}

type Question = (...args: unknown[]) => Promise<unknown>;
type Ask = (question: Question) => Question;

/** Leaves out `readEvent`, which sends no request. */
function askedBy({ readEvent, ...questions }: PaymentsPort, ask: Ask): PaymentsPort {
  const asked = Object.entries(questions).map(([name, question]) => [name, ask(question as Question)]);
  return { ...Object.fromEntries(asked), readEvent };
}
