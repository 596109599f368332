import { setTimeout as sleep } from 'node:timers/promises';
import { saltOf } from '../races/harness/api-client.ts';
import { turnDialsAt } from '../races/harness/provider.ts';
import type { Finding } from './checker/books.ts';
import { check } from './checker/check.ts';
import { gather, type Tokens } from './clients/crowd.ts';
import { dice } from './clients/dice.ts';
import { knock } from './clients/knock.ts';
import { type Log, newLog } from './clients/told.ts';
import type { Fault } from './faults.ts';
import { openAccounts } from './harness/open-accounts.ts';
import { openClasses, openGiftCards, openPromo } from './harness/open-world.ts';
import type { StormStudio } from './harness/storm-studio.ts';

/** What all storms of a run share. */
export interface Ground {
  studio: StormStudio;
  /** Everything that any client of the run was told. */
  log: Log;
  seed: number;
  size: number;
  thinkMs: number;
  tokens: Tokens;
  giftCards: readonly string[];
  promoCode: string;
}

export async function openGround(
  studio: StormStudio,
  { seed, size, thinkMs }: Pick<Ground, 'seed' | 'size' | 'thinkMs'>,
): Promise<Ground> {
  const {
    database,
    ports: [port],
  } = studio;
  const open = (wanted: Parameters<typeof openAccounts>[2]) =>
    openAccounts(`http://localhost:${port}`, database, wanted);
  const some = Math.ceil(size / 10);
  const tokens: Tokens = {
    members: await open({ name: 'member', count: Math.max(4, Math.ceil(size / 4)), sessions: 40 }),
    cardHolders: await open({ name: 'card', count: some }),
    staff: await open({ name: 'desk', count: some, group: 'STAFF' }),
  };
  const giftCards = await openGiftCards(database, 10);
  const promoCode = await openPromo(database);
  return { studio, log: newLog(), seed, size, thinkMs, tokens, giftCards, promoCode };
}

/** What a storm left behind. */
export interface Aftermath {
  /** What is wrong 60 s after it, of everything but mail, and what is still owed of mail after its time. */
  findings: Finding[];
  /** Mails that nobody has taken up yet; see `patience`. */
  mailsWaiting: number;
  /** Seconds until nothing was wrong any more; of money and places, and of mail. */
  settledAfter: number;
  mailAfter: number;
  seconds: number;
  endedByThemselves: number;
}

const settledWithin = 60;
const mailWithin = 240;
/** Mails that three servers and two databases had in their hands when they were killed: ten at most for each server. */
export const inDeadHands = 70;

/**
 * Lets a crowd in, lets things go wrong, lets the crowd finish, and looks at the books until all is well
 * or time is up. What a killed process had in its hands of mail is missed after a while: without `patience` that is not
 * waited for, and the rest has arrived.
 */
export async function storm(ground: Ground, fault: Fault, patience: boolean): Promise<Aftermath> {
  const { studio, log, seed, size, thinkMs, tokens, giftCards, promoCode } = ground;
  const began = Date.now();
  const classes = await openClasses(studio.database, size);
  const address = { url: studio.balancer.url, salt: await saltOf(studio.balancer.url), log };
  const world = { address, sandboxUrl: studio.sandbox.url, classes, promoCode, giftCards, thinkMs };
  const stopKnocking = knock(studio.ports, address.salt, classes.hot[0] ?? '', log);
  const crowd = gather(world, { size, seed, tokens });
  await sleep(thinkMs * 2);
  await fault(studio, dice(seed));
  const endedByThemselves = await studio.endedByThemselves();
  await turnDialsAt(studio.sandbox.url);
  await sleep(thinkMs);
  await crowd.stop();
  await stopKnocking();
  const calm = Date.now();
  const since = () => Math.round((Date.now() - calm) / 1000);
  const settled = await wait((found) => found.filter(isNotMail), settledWithin, ground);
  const settledAfter = since();
  const owed = await wait(
    (found) => found.filter((one) => !isNotMail(one)),
    patience ? mailWithin - settledAfter : 60,
    ground,
    patience ? 0 : inDeadHands,
  );
  const waiting = patience ? [] : owed.filter(({ what }) => what.endsWith(' waits'));
  return {
    findings: [...settled, ...owed.filter((one) => !waiting.includes(one))],
    mailsWaiting: waiting.length,
    settledAfter,
    mailAfter: since(),
    endedByThemselves,
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

const isNotMail = ({ about }: Finding): boolean => about !== 'mail owed';

/** Looks again and again until nothing is found, or little enough, at most so many seconds. */
async function wait(
  choose: (found: Finding[]) => Finding[],
  seconds: number,
  { studio, log }: Ground,
  enough = 0,
): Promise<Finding[]> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const found = choose(await check(studio, log));
    if (found.length <= enough || Date.now() > until) return found;
    await sleep(1000);
  }
}
