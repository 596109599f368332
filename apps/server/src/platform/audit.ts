import type { ActivityLogSubject } from '@studio/contracts/staff-activity-log';
import type { QueryExecutor } from './database/database.ts';
import { audit } from './database/tables.ts';

/** Author of a change: the customer's browser, a member, a member of staff, the payment provider or the system. */
export type Actor = 'client' | 'provider' | 'system' | `member:${string}` | `staff:${string}`;

/** Member of the team who made a change. */
export type StaffActor = Extract<Actor, `staff:${string}`>;

/** Entry of the audit log: one change of a booking, a setting or another record. */
export interface AuditEntry {
  branchId: string;
  at: Date;
  actor: Actor;
  subject: ActivityLogSubject;
  subjectId: string;
  action: string;
  reason: string;
  detail?: Record<string, unknown>;
}

/** Writes audit entries in the transaction of the change that they record. */
export async function writeAudit(tx: QueryExecutor, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.orm.insert(audit).values([...entries]);
}
