import type { Database } from '../platform/database/database.ts';
import { promoCodes } from '../promotions/tables.ts';

/** Promo code of the demo: 10% off everything, once per person. */
export const demoPromoCode = 'CALM10';

/** Inserts the promo code unless it exists. */
export async function seedDemoPromoCode(database: Database, branchId: string, now: Date): Promise<void> {
  const terms = { origin: 'demo', percent: 10, appliesTo: 'everything', usesPerPerson: 1 } as const;
  await database.orm
    .insert(promoCodes)
    .values({ branchId, code: demoPromoCode, ...terms, createdAt: now })
    .onConflictDoNothing();
}
