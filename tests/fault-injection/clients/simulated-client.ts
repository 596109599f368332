import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import type { AcknowledgedResult, UnknownResult } from './acknowledged-log.ts';
import { recordAcknowledged } from './acknowledged-log.ts';
import { payAtProvider } from './pay-at-provider.ts';
import { type CallerTarget, createRetryingCaller, type RetryingCaller } from './retrying-caller.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Classes of one storm, by what they are good for. */
export interface RunClasses {
  /** Few places that many want, at £20, in three days. */
  hot: readonly string[];
  /** Places enough, likewise. */
  wide: readonly string[];
  free: readonly string[];
  /** So soon that they can no longer be cancelled, only given up. */
  soon: readonly string[];
  /** Like the wide ones, until the studio calls them off. */
  doomed: readonly string[];
  /** With one place each, for those who wait for it. */
  sought: readonly string[];
}

/** What the clients of a storm find. */
export interface ClientEnvironment {
  address: CallerTarget;
  sandboxUrl: string;
  classes: RunClasses;
  promoCode: string;
  /** Codes of gift cards with some pounds on each. */
  giftCards: readonly string[];
  /** How long somebody thinks between two steps, in milliseconds at most. */
  thinkMs: number;
}

/** Somebody at a browser, for one visit. */
export interface SimulatedClient {
  dice: SeededRandom;
  world: ClientEnvironment;
  caller: RetryingCaller;
  /** A member's calls, and those of the team, carry a token; a guest has none. */
  isMember: boolean;
  /** Whose token that is. */
  userId: string | null;
  customer: { firstName: string; lastName: string; email: string };
  think(): Promise<void>;
  tell(told: AcknowledgedResult): void;
  unsure(change: UnknownResult): void;
  /** Pays by card; now and then with one that is declined, or not at all. */
  pay(clientSecret: string): Promise<boolean>;
}

export function createSimulatedClient(
  world: ClientEnvironment,
  dice: SeededRandom,
  number: number,
  accessToken?: string,
): SimulatedClient {
  const { log } = world.address;
  return {
    dice,
    world,
    isMember: accessToken !== undefined,
    userId: accessToken ? String(decodeJwt(accessToken).sub) : null,
    caller: createRetryingCaller(world.address, accessToken),
    customer: { firstName: 'Ada', lastName: `Quill ${number}`, email: `ada.${number}@guests.example` },
    think: () => sleep(dice.next() * world.thinkMs),
    tell: (told) => recordAcknowledged(log, told),
    unsure: (change) => log.unsure.push(change),
    pay: async (clientSecret) => {
      if (dice.chance(0.06)) return false;
      if (dice.chance(0.06))
        await payAtProvider(world.sandboxUrl, clientSecret, 'pm_card_visa_chargeDeclined');
      return payAtProvider(world.sandboxUrl, clientSecret);
    },
  };
}
