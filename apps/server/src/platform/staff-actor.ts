import type { Actor } from './audit.ts';
import type { Caller } from './call-route.ts';
import { Refused } from './refused.ts';

/** Whoever of the studio's team makes a call, for the audit log. Its route's policy lets nobody else in. */
export function staffActor({ principal }: Pick<Caller, 'principal'>): Extract<Actor, `staff:${string}`> {
  if (!principal) throw new Refused('unauthorised');
  return `staff:${principal.userId}`;
}
