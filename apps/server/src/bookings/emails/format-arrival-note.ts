import { siteSettings } from '@studio/content/site-settings';
import { formatArrivalLead } from '@studio/domain/site/format-arrival-lead';
import { findSetting } from '../../catalogue/store.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';

/** Returns the arrival note for emails, such as 'Arrive 10 minutes early. Shoes by the door.' */
export async function formatArrivalNote(db: QueryExecutor, branchId: string): Promise<string> {
  const set = await findSetting(db, branchId, 'arriveEarlyMinutes');
  return `Arrive ${formatArrivalLead(set ?? siteSettings.arriveEarlyMinutes)}. Shoes by the door.`;
}
