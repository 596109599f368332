import type { Database } from '../platform/database.ts';
import { promoCodes } from '../promotions/tables.ts';

/** The code that the demo can be tried with: 10% off everything, once for each person. */
export const demoPromoCode = 'CALM10';

/** Writes the demo's promotion code, once. */
export async function seedDemoPromoCode(database: Database, branchId: string, now: Date): Promise<void> {
  const terms = { origin: 'demo', percent: 10, appliesTo: 'everything', usesPerPerson: 1 } as const;
  await database.orm
    .insert(promoCodes)
    .values({ branchId, code: demoPromoCode, ...terms, createdAt: now })
    .onConflictDoNothing();
}
