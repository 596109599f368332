import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { payAt } from './card-payment.ts';
import type { Dice } from './dice.ts';
import { type Address, type StormCaller, stormCaller } from './storm-caller.ts';
import type { Told, Unsure } from './told.ts';
import { tell } from './told.ts';

/** Classes of one storm, by what they are good for. */
export interface ClassesOfStorm {
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
export interface World {
  address: Address;
  sandboxUrl: string;
  classes: ClassesOfStorm;
  promoCode: string;
  /** Codes of gift cards with some pounds on each. */
  giftCards: readonly string[];
  /** How long somebody thinks between two steps, in milliseconds at most. */
  thinkMs: number;
}

/** Somebody at a browser, for one visit. */
export interface Client {
  dice: Dice;
  world: World;
  caller: StormCaller;
  /** A member's calls, and those of the team, carry a token; a guest has none. */
  isMember: boolean;
  /** Whose token that is. */
  userId: string | null;
  customer: { firstName: string; lastName: string; email: string };
  think(): Promise<void>;
  tell(told: Told): void;
  unsure(change: Unsure): void;
  /** Pays by card; now and then with one that is declined, or not at all. */
  pay(clientSecret: string): Promise<boolean>;
}

export function newClient(world: World, dice: Dice, number: number, accessToken?: string): Client {
  const { log } = world.address;
  return {
    dice,
    world,
    isMember: accessToken !== undefined,
    userId: accessToken ? String(decodeJwt(accessToken).sub) : null,
    caller: stormCaller(world.address, accessToken),
    customer: { firstName: 'Ada', lastName: `Quill ${number}`, email: `ada.${number}@guests.example` },
    think: () => sleep(dice.next() * world.thinkMs),
    tell: (told) => tell(log, told),
    unsure: (change) => log.unsure.push(change),
    pay: async (clientSecret) => {
      if (dice.chance(0.06)) return false;
      if (dice.chance(0.06)) await payAt(world.sandboxUrl, clientSecret, 'pm_card_visa_chargeDeclined');
      return payAt(world.sandboxUrl, clientSecret);
    },
  };
}
