import { wrongInClasses } from './books-of-classes.ts';
import { wrongInCredits } from './books-of-credits.ts';
import { wrongInMails } from './books-of-mails.ts';
import { owedForMonths, wrongInMonths } from './books-of-months.ts';
import { owedForPayments, wrongInPayments } from './books-of-payments.ts';
import { owedForPurchases, wrongInPurchases } from './books-of-purchases.ts';
import { wrongInRows } from './books-of-rows.ts';
import { owedToWaiting, wrongInWaiting } from './books-of-waiting.ts';
import { hasMembers } from './work.ts';
import type { World } from './world.ts';

type Check = (world: World) => Promise<string[]>;

const always: Check[] = [wrongInClasses, wrongInPayments, wrongInRows, wrongInMails];
const withMembers: Check[] = [wrongInCredits, wrongInPurchases, wrongInMonths, wrongInWaiting];
const atRest: Check[] = [owedForPayments];
const atRestWithMembers: Check[] = [owedForPurchases, owedForMonths, owedToWaiting];

/** Everything that does not add up, in words; empty when the books are right. */
export function wrongInBooks(world: World): Promise<string[]> {
  return found(world, hasMembers(world) ? [...always, ...withMembers] : always);
}

/** What is still wrong once everything has come to rest. */
export function wrongAtRest(world: World): Promise<string[]> {
  return found(world, hasMembers(world) ? [...atRest, ...atRestWithMembers] : atRest);
}

/** One after the other: the database has one session, and those who wait for it only cost time. */
async function found(world: World, checks: readonly Check[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const check of checks) wrong.push(...(await check(world)));
  return wrong;
}
