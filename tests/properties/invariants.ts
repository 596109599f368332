import { findClassViolations } from './class-invariants.ts';
import { findCreditViolations } from './credit-invariants.ts';
import { findEmailViolations } from './email-invariants.ts';
import { findMonthViolations, findUnfulfilledMonths } from './membership-month-invariants.ts';
import { findPaymentViolations, findUnsettledPayments } from './payment-invariants.ts';
import { findPurchaseViolations, findUnsettledPurchases } from './purchase-invariants.ts';
import { findRowViolations } from './row-invariants.ts';
import { hasMembers } from './run-background-work.ts';
import { findUnofferedPlaces, findWaitingListViolations } from './waiting-list-invariants.ts';
import type { World } from './world.ts';

type Check = (world: World) => Promise<string[]>;

const baseChecks: Check[] = [
  findClassViolations,
  findPaymentViolations,
  findRowViolations,
  findEmailViolations,
];
const memberChecks: Check[] = [
  findCreditViolations,
  findPurchaseViolations,
  findMonthViolations,
  findWaitingListViolations,
];
const settledChecks: Check[] = [findUnsettledPayments];
const settledMemberChecks: Check[] = [findUnsettledPurchases, findUnfulfilledMonths, findUnofferedPlaces];

/** Returns all violations as text; empty when the data is consistent. */
export function findViolations(world: World): Promise<string[]> {
  return runChecks(world, hasMembers(world) ? [...baseChecks, ...memberChecks] : baseChecks);
}

/** Returns violations of the rules that hold once everything has settled. */
export function findViolationsAtRest(world: World): Promise<string[]> {
  return runChecks(world, hasMembers(world) ? [...settledChecks, ...settledMemberChecks] : settledChecks);
}

/** Runs checks one after the other, because the database has one session and concurrency would only add waiting. */
async function runChecks(world: World, checks: readonly Check[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const check of checks) wrong.push(...(await check(world)));
  return wrong;
}
