import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import type { AcknowledgedResult, UnknownResult } from './acknowledged-log.ts';
import { recordAcknowledged } from './acknowledged-log.ts';
import { payAtProvider } from './pay-at-provider.ts';
import { type CallerTarget, createRetryingCaller, type RetryingCaller } from './retrying-caller.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Classes of one run, by purpose. */
export interface RunClasses {
  /** Few places and high demand, at £20, in three days. */
  hot: readonly string[];
  /** Enough places, otherwise the same. */
  wide: readonly string[];
  free: readonly string[];
  /** So soon that only a late cancellation is possible. */
  soon: readonly string[];
  /** Like `wide`, until staff cancel them. */
  doomed: readonly string[];
  /** One place each, for clients on the waiting list. */
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
  dice: SeededRandom;
  world: ClientEnvironment;
  caller: RetryingCaller;
  /** Whether the calls carry a token, of a member or of staff. Guests have none. */
  isMember: boolean;
  /** Owner of the token. */
  userId: string | null;
  customer: { firstName: string; lastName: string; email: string };
  think(): Promise<void>;
  tell(told: AcknowledgedResult): void;
  unsure(change: UnknownResult): void;
  /** Pays by card, sometimes with a declined one or not at all. */
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
