import { repeatedHoldWait } from '@studio/domain/bookings/hold';
import type { Queries, Statement } from '../platform/database.ts';
import { caps, type Limits } from '../platform/limits.ts';
import { Refused, refusals } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import {
  type BeforeHold,
  type HeldPlaces,
  type HoldKey,
  type HoldReads,
  readHeldPlaces,
} from './hold-reads.ts';

/** Counts a new hold against the limits on calls (handbook: holds 5). Throws Refused rate_limited, hold_limit, hold_too_soon. */
export function checkLimits(
  { counts, clock }: Services,
  limits: Limits,
  wish: HoldKey & { places: number },
  before: BeforeHold,
): void {
  const now = clock.now();
  counts.against(limits.holdsPerClient, wish.clientId, now);
  counts.against(limits.holdsPerAddress, wish.addressHash, now);
  const beyond = beyondCaps(limits, before, { classes: 1, places: wish.places });
  if (beyond) throw beyond;
  const wait = repeatedHoldWait(before.endedWithinHour, now, limits.holdsOfOneClass);
  if (wait > 0) {
    throw new Refused(
      'hold_too_soon',
      `You have held this class several times. Please try again in ${wait} seconds.`,
    );
  }
}

/** Returns why places, with `more` of them, go beyond a cap of their browser or network address; null when they do not. */
export function beyondCaps(
  limits: Limits,
  held: HeldPlaces,
  more: { classes: number; places: number },
): Refused | null {
  if (held.ofClient + more.classes > limits.holdsAtOnce) return tooManyHolds(limits);
  if (held.ofAddressInClass + more.places > limits.placesPerAddressAndClass)
    return new Refused('hold_limit', 'Too many places of this class are being held from your network.');
  if (held.ofAddress + more.places > limits.placesPerAddress)
    return new Refused(
      'hold_limit',
      'Too many places are being held from your network. Please try again in a few minutes.',
    );
  return null;
}

function tooManyHolds({ holdsAtOnce }: Limits): Refused {
  const isUsual = holdsAtOnce === caps.holdsAtOnce;
  const classes = holdsAtOnce === 1 ? 'a class' : `${holdsAtOnce} classes`;
  return new Refused(
    'hold_limit',
    isUsual
      ? refusals.hold_limit.message
      : `You already hold places in ${classes}. Finish or leave one of them first.`,
  );
}

const lockHolder: Statement = {
  name: 'lock_holder',
  text: `SELECT pg_advisory_xact_lock(hashtext('held:' || $1 || ':' || $2))::text AS locked`,
};

const none = { classes: 0, places: 0 };

async function count(db: Queries, holder: HoldKey, now: Date): Promise<HeldPlaces> {
  const [held] = await readHeldPlaces(db, [holder], now);
  return held ?? { ofClient: 0, ofAddressInClass: 0, ofAddress: 0 };
}

/** Checks in the transaction that gives places to a browser that this keeps to the caps. Throws Refused hold_limit. */
export async function refuseBeyond(
  tx: Queries,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  holder: HoldKey,
): Promise<void> {
  const { limits } = config;
  const beyond = limits && beyondCaps(limits, await count(tx, holder, clock.now()), none);
  if (beyond) throw beyond;
}

/**
 * Counts again after places were taken and committed, and undoes what goes beyond a cap: parallel calls may all have passed
 * the check before. Calls that find too many go on one at a time, so that no more is undone than has to be. The call
 * that commits last sees all others, so that in the end a cap holds. Throws Refused hold_limit when it has undone.
 */
export async function undoBeyond(
  services: Pick<Services, 'config' | 'database' | 'clock'>,
  holder: HoldKey,
  undo: (tx: Queries) => Promise<unknown>,
  reads?: HoldReads,
): Promise<void> {
  const { config, database, clock } = services;
  const { limits } = config;
  if (!limits) return;
  const seen = reads ? await reads.after.read(holder) : await count(database, holder, clock.now());
  if (!beyondCaps(limits, seen, none)) return;
  const beyond = await database.transaction(async (tx) => {
    for (const key of [holder.clientId, holder.addressHash]) await tx.run(lockHolder, [holder.branchId, key]);
    const still = beyondCaps(limits, await count(tx, holder, clock.now()), none);
    if (still) await undo(tx);
    return still;
  });
  if (beyond) throw beyond;
}
