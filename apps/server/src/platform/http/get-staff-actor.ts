import { AppError } from '../app-error.ts';
import type { StaffActor } from '../audit.ts';
import type { Caller } from './api-route.ts';

/** Returns the member of staff who makes a call, for the audit log. The route's policy must admit only staff. */
export function getStaffActor({ principal }: Pick<Caller, 'principal'>): StaffActor {
  if (!principal) throw new AppError('unauthorised');
  return `staff:${principal.userId}`;
}
