import type { ProductKind, ProductTerms } from '../catalogue/product-terms.ts';

/** What a member's credit is good for: the product's terms as they were when it was bought. */
export type EntitlementTerms = Pick<
  ProductTerms,
  'sessions' | 'covers' | 'offPeakOnly' | 'shareable' | 'onlyWhen' | 'memberDiscountPercent'
>;

/** Sessions that a member has: a pack, a paid month of a membership, a single credit. Instants are UTC. */
export interface Entitlement {
  id: string;
  kind: ProductKind;
  productId: string;
  /** "Reformer Pack of 10", as it was sold. */
  name: string;
  terms: EntitlementTerms;
  /** Sessions left; null is unlimited. Never below 0. */
  balance: number | null;
  /** It covers classes that start from here … */
  startsAt: Date;
  /** … and before here; null has no end. */
  expiresAt: Date | null;
}

/** Why sessions come or go. Every movement of the ledger names one. */
export type MovementReason =
  | 'BOUGHT'
  | 'RENEWED'
  | 'GIVEN'
  | 'BOOKED'
  | 'RETURNED'
  | 'RESERVED'
  | 'RELEASED'
  | 'REFUNDED'
  | 'EXPIRED'
  | 'CORRECTED';

/** The terms of a product that its credit keeps. */
export function toEntitlementTerms(terms: ProductTerms): EntitlementTerms {
  const { sessions, covers, offPeakOnly, shareable, onlyWhen, memberDiscountPercent } = terms;
  return { sessions, covers, offPeakOnly, shareable, onlyWhen, memberDiscountPercent };
}
