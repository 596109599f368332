import type { ProductTerms } from '@studio/domain/catalogue/product-terms';

/** One session without conditions: what a product's terms are when nothing else is said. */
export const defaultProductTerms = {
  sessions: 1,
  validDays: null,
  renewsMonthly: false,
  covers: [],
  offPeakOnly: false,
  shareable: false,
  oncePerPerson: false,
  memberDiscountPercent: 0,
  onlyWhen: null,
} as const satisfies Omit<ProductTerms, 'copy'>;
