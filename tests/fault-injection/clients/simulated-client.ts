import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import type { AcknowledgedResult, UnknownResult } from './acknowledged-log.ts';
import { recordAcknowledged } from './acknowledged-log.ts';
import { payAtProvider } from './pay-at-provider.ts';
import { type CallerTarget, createRetryingCaller, type RetryingCaller } from './retrying-caller.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Classes of one run, by purpose. */
export interface RunClasses {
  /** Classes with few places and high demand, at £20, in three days. */
  hot: readonly string[];
  /** Classes like `hot`, but with enough places. */
  wide: readonly string[];
  free: readonly string[];
  /** Classes that start so soon that only a late cancellation is possible. */
  startingSoon: readonly string[];
  /** Classes like `wide`, which staff cancel during the run. */
  doomed: readonly string[];
  /** Classes with one place each, for clients on the waiting list. */
  sought: readonly string[];
}

/** Environment of a run's clients. */
export interface ClientEnvironment {
  address: CallerTarget;
  sandboxUrl: string;
  classes: RunClasses;
  promoCode: string;
  /** Codes of gift cards with a balance. */
  giftCards: readonly string[];
  /** Maximum pause between two steps, in milliseconds. */
  thinkMs: number;
}

/** Client for one visit. */
export interface SimulatedClient {
  random: SeededRandom;
  environment: ClientEnvironment;
  caller: RetryingCaller;
  /** Whether the calls carry a token, of a member or of staff. Guests have none. */
  isMember: boolean;
  /** User id in the token; null for guests. */
  userId: string | null;
  customer: { firstName: string; lastName: string; email: string };
  think(): Promise<void>;
  acknowledge(result: AcknowledgedResult): void;
  unsure(change: UnknownResult): void;
  /** Pays by card, sometimes with a declined one or not at all. */
  pay(clientSecret: string): Promise<boolean>;
}

export function createSimulatedClient(
  environment: ClientEnvironment,
  random: SeededRandom,
  number: number,
  accessToken?: string,
): SimulatedClient {
  const { log } = environment.address;
  return {
    random,
    environment,
    isMember: accessToken !== undefined,
    userId: accessToken ? String(decodeJwt(accessToken).sub) : null,
    caller: createRetryingCaller(environment.address, accessToken),
    customer: { firstName: 'Ada', lastName: `Quill ${number}`, email: `ada.${number}@guests.example` },
    think: () => sleep(random.next() * environment.thinkMs),
    acknowledge: (result) => recordAcknowledged(log, result),
    unsure: (change) => log.unsure.push(change),
    pay: async (clientSecret) => {
      if (random.chance(0.06)) return false;
      if (random.chance(0.06))
        await payAtProvider(environment.sandboxUrl, clientSecret, 'pm_card_visa_chargeDeclined');
      return payAtProvider(environment.sandboxUrl, clientSecret);
    },
  };
}
