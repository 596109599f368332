import type { ProductTerms } from '@studio/domain/catalogue/product-terms';

/** Terms of a product for one session without conditions. */
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
