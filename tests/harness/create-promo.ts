import { promoCodes } from '@studio/server/promotions/tables';
import type { TestStudio } from './test-studio.ts';

type NewPromo = typeof promoCodes.$inferInsert;

/** Creates a promo code, by default 10% off everything. */
export async function createPromo(
  studio: TestStudio,
  input: Partial<NewPromo> & { code: string },
): Promise<void> {
  const discount = input.amountPence ? {} : { percent: 10 };
  await studio.database.orm.insert(promoCodes).values({
    branchId: '11-miles-st',
    origin: 'studio',
    appliesTo: 'everything',
    createdAt: studio.time.now,
    ...discount,
    ...input,
  });
}
