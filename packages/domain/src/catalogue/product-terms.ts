/** Kinds of product on sale. */
export type ProductKind = 'drop-in' | 'pack' | 'membership' | 'one-to-one' | 'offer' | 'event';

/** What a product includes (handbook: prices 4). */
export interface ProductTerms {
  /** Number of sessions; null is unlimited. A membership's sessions renew with each paid month. */
  sessions: number | null;
  /** Days from purchase in which the sessions are valid; null never expires. */
  validDays: number | null;
  /** Paid monthly until cancelled. */
  renewsMonthly: boolean;
  /** Activities that a session can pay for; 1:1s cover none on the timetable. */
  covers: readonly string[];
  /** Only weekday classes that start before 16:00 London. */
  offPeakOnly: boolean;
  /** Can be shared with named guests who check in together. */
  shareable: boolean;
  /** Sold once per person. */
  oncePerPerson: boolean;
  /** Discount in percent on 1:1s, drop-ins and packs while active. */
  memberDiscountPercent: number;
  /** Valid only on that weekday from that time, such as the Tuesday evening yoga offer. Monday is 0. */
  onlyWhen: { weekday: number; from: string } | null;
  copy: ProductCopy;
}

/** Text of a product on the pricing page. Contains no prices or totals, which are computed. */
export interface ProductCopy {
  /** URL fragment of its section on the pricing page. */
  section: 'dropin' | 'packs' | 'memberships' | 'one-to-one' | 'events' | 'offers';
  /** Other URL fragments that scroll to it, including old ones. */
  fragments: readonly string[];
  subtitle: string;
  /** Unit after the price: "/ session", "/ month". */
  unit: string;
  /** Included facts, shown with a tick. */
  includes: readonly string[];
  /** Exclusions, shown with a minus. */
  excludes: readonly string[];
  badge: string | null;
  /** Button whose label is a verb. */
  action: { label: string; href: string };
}

/**
 * Returns the price per session in pence, rounded; null when unlimited, or for a single session, which would repeat the
 * price.
 */
export function getPencePerSession(pricePence: number, terms: Pick<ProductTerms, 'sessions'>): number | null {
  if (terms.sessions === null || terms.sessions < 2) return null;
  return Math.round(pricePence / terms.sessions);
}
