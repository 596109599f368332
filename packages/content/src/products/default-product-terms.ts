import type { ProductTerms } from '@studio/domain/catalogue/product-terms';

/** Default terms of a product: one session without conditions. */
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
