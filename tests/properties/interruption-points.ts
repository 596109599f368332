import { type PaymentsPort, PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import type { Services } from '@studio/server/platform/services';

/**
 * What happens while a call is under way. A turning point is a moment at which the call waits and is inside no
 * transaction: before a statement or transaction, before and after a question to the payment provider. `at` counts
 * them from 0.
 */
export type Interruption =
  /** Somebody else's call runs from beginning to end. */
  | { kind: 'meanwhile'; at: number; act: () => Promise<void> }
  /** The process dies: nothing that would follow happens. */
  | { kind: 'death'; at: number }
  /** From its `at`-th question on, the provider does not answer `calls` questions, before or after doing as asked. */
  | { kind: 'outage'; at: number; calls: number; when: 'before' | 'after' };

export interface InterruptionPoints {
  /**
   * Runs work with a turn in it, and waits for all that it started. A meanwhile that found no moment runs afterwards.
   * Resolves with whether the moment came.
   */
  during(turn: Interruption, work: () => Promise<void>): Promise<boolean>;
}

/** The end of the process as its own code sees it; it never does, since nothing runs afterwards. */
class Died extends Error {}

/** Puts turning points into the services of a studio. `idle` waits for what they do in the background. */
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
        // Also when it failed: nobody who plays on this ground after it has died with it.
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

/** Reading a webhook asks nobody. */
function askedBy({ readEvent, ...questions }: PaymentsPort, ask: Ask): PaymentsPort {
  const asked = Object.entries(questions).map(([name, question]) => [name, ask(question as Question)]);
  return { ...Object.fromEntries(asked), readEvent };
}
