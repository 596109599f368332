import type { ErrorCode } from '@studio/contracts/error-codes';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { findSetting } from './store.ts';

/** Message of the errors with which online bookings and sales fail while the site is closed. */
export const siteClosedMessage = 'Online booking hasn’t opened yet. You haven’t been charged.';

/** Returns whether visitors can book and buy (handbook: setup 3). */
export async function isSiteOpen(db: QueryExecutor, branchId: string): Promise<boolean> {
  return (await findSetting(db, branchId, 'siteOpen')) !== false;
}

/** Throws AppError with this code while the site is closed (handbook: setup 3). */
export async function assertSiteOpen(db: QueryExecutor, branchId: string, code: ErrorCode): Promise<void> {
  if (!(await isSiteOpen(db, branchId))) throw new AppError(code, siteClosedMessage);
}
