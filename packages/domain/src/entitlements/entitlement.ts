import type { ProductKind, ProductTerms } from '../catalogue/product-terms.ts';

/** Terms of a member's credit, which the server copies from the product when the member buys it. */
export type EntitlementTerms = Pick<
  ProductTerms,
  'sessions' | 'covers' | 'offPeakOnly' | 'shareable' | 'onlyWhen' | 'memberDiscountPercent'
>;

/** Sessions of a member: a pack, a paid month of a membership, or a single credit. Instants are UTC. */
export interface Entitlement {
  id: string;
  kind: ProductKind;
  productId: string;
  /** Name at the time of the sale, such as "Reformer Pack of 10". */
  name: string;
  terms: EntitlementTerms;
  /** Number of remaining sessions, never below 0; null for unlimited ones. */
  balance: number | null;
  /** First instant at which a covered class may start. */
  startsAt: Date;
  /** Instant before which a covered class must start; null when the credit never expires. */
  expiresAt: Date | null;
}

/** Reasons for movements in the session ledger. */
export type MovementReason =
  | 'BOUGHT'
  | 'RENEWED'
  | 'GRANTED'
  | 'BOOKED'
  | 'RETURNED'
  | 'RESERVED'
  | 'RELEASED'
  | 'REFUNDED'
  | 'EXPIRED'
  | 'CORRECTED';

/** Returns the terms that a credit copies from its product. */
export function toEntitlementTerms(terms: ProductTerms): EntitlementTerms {
  const { sessions, covers, offPeakOnly, shareable, onlyWhen, memberDiscountPercent } = terms;
  return { sessions, covers, offPeakOnly, shareable, onlyWhen, memberDiscountPercent };
}
