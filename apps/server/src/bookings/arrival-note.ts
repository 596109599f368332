import { siteSettings } from '@studio/content/site-settings';
import { howEarly } from '@studio/domain/site/how-early';
import { findSetting } from '../catalogue/store.ts';
import type { Queries } from '../platform/database.ts';

/** What mails say of the day: 'Arrive 10 minutes early. Shoes by the door.' */
export async function arrivalNote(db: Queries, branchId: string): Promise<string> {
  const set = await findSetting(db, branchId, 'arriveEarlyMinutes');
  return `Arrive ${howEarly(set ?? siteSettings.arriveEarlyMinutes)}. Shoes by the door.`;
}
