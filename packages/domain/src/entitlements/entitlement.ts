import type { ProductKind, ProductTerms } from '../catalogue/product-terms.ts';

/** Terms of a member's credit, copied from the product when it was bought. */
export type EntitlementTerms = Pick<
  ProductTerms,
  'sessions' | 'covers' | 'offPeakOnly' | 'shareable' | 'onlyWhen' | 'memberDiscountPercent'
>;

/** A member's sessions: a pack, a paid month of a membership, or a single credit. Instants are UTC. */
export interface Entitlement {
  id: string;
  kind: ProductKind;
  productId: string;
  /** Name when sold, for example "Reformer Pack of 10". */
  name: string;
  terms: EntitlementTerms;
  /** Sessions left; null is unlimited. Never below 0. */
  balance: number | null;
  /** Covers classes that start from this instant. */
  startsAt: Date;
  /** Covers classes that start before this instant; null never expires. */
  expiresAt: Date | null;
}

/** Reasons for movements in the session ledger. */
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

/** Copies the terms that a credit takes from its product. */
export function toEntitlementTerms(terms: ProductTerms): EntitlementTerms {
  const { sessions, covers, offPeakOnly, shareable, onlyWhen, memberDiscountPercent } = terms;
  return { sessions, covers, offPeakOnly, shareable, onlyWhen, memberDiscountPercent };
}
