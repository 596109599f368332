import { formatCount } from '../text/format.ts';
import type { ProductTerms } from './product-terms.ts';

/** Formats how long a product is valid, such as "30 days", "6 weeks" (for whole weeks), "Monthly" or "No expiry date". */
export function formatValidity({
  validDays,
  renewsMonthly,
}: Pick<ProductTerms, 'validDays' | 'renewsMonthly'>): string {
  if (renewsMonthly) return 'Monthly';
  if (validDays === null) return 'No expiry date';
  const weeks = validDays / 7;
  if (Number.isInteger(weeks)) return formatCount(weeks, 'week');
  return formatCount(validDays, 'day');
}
