import type { Caller } from './api-route.ts';
import { AppError } from './app-error.ts';
import type { Actor } from './audit.ts';

/** Whoever of the studio's team makes a call, for the audit log. Its route's policy lets nobody else in. */
export function getStaffActor({ principal }: Pick<Caller, 'principal'>): Extract<Actor, `staff:${string}`> {
  if (!principal) throw new AppError('unauthorised');
  return `staff:${principal.userId}`;
}
