/** Kinds of products that give sessions or places. */
export type ProductKind = 'drop-in' | 'pack' | 'membership' | 'one-to-one' | 'offer' | 'event';

/** Kinds of goods in the catalogue: products, gift cards of a fixed amount, and items sold at the front desk. */
export type GoodsKind = ProductKind | 'gift-card' | 'counter';

/** Returns whether goods are a product that gives sessions or places, not a gift card or a counter item. */
export function isProduct<Goods extends { kind: GoodsKind }>(
  goods: Goods,
): goods is Goods & { kind: ProductKind } {
  return goods.kind !== 'gift-card' && goods.kind !== 'counter';
}

/** Terms of a product, which say what it includes (handbook: prices 4). */
export interface ProductTerms {
  /** Number of sessions; null for unlimited ones. A membership's sessions renew with each paid month. */
  sessions: number | null;
  /** Days from purchase in which the sessions are valid; null when they never expire. */
  validDays: number | null;
  /** Whether the product is paid monthly until it's cancelled. */
  renewsMonthly: boolean;
  /**
   * Activities that a session can pay for. Empty for 1:1 products and events, which cover no class on the timetable.
   */
  covers: readonly string[];
  /** Whether sessions only cover weekday classes that start before 16:00 London time. */
  offPeakOnly: boolean;
  /** Whether the sessions can be shared with named guests who check in together. */
  shareable: boolean;
  /** Whether each person can buy the product only once. */
  oncePerPerson: boolean;
  /** Discount of a membership in percent on 1:1 sessions, drop-ins and packs while it is active; 0 for other kinds. */
  memberDiscountPercent: number;
  /**
   * Weekday (0 is Monday) and London time from which the product is valid, such as the Tuesday evening yoga offer; null
   * for any time.
   */
  onlyWhen: { weekday: number; from: string } | null;
  copy: ProductCopy;
}

/** Text of a product on the pricing page. Contains no prices or totals, which are computed. */
export interface ProductCopy {
  /** URL fragment of the product's section on the pricing page. */
  section: 'dropin' | 'packs' | 'memberships' | 'one-to-one' | 'events' | 'offers' | 'gift-cards' | 'counter';
  /** Other URL fragments that scroll to the product, including old ones. */
  fragments: readonly string[];
  subtitle: string;
  /** Unit after the price, such as "/ session" or "/ month". */
  unit: string;
  /** Short texts about what the product includes, shown with a tick. */
  includes: readonly string[];
  /** Short texts about what the product excludes, shown with a minus. */
  excludes: readonly string[];
  badge: string | null;
  /** Button whose label is a verb. */
  action: { label: string; href: string };
}

/**
 * Returns the price per session in pence, rounded; null for unlimited sessions, and for a single session, because its
 * price is that of the product.
 */
export function getPencePerSession(pricePence: number, terms: Pick<ProductTerms, 'sessions'>): number | null {
  if (terms.sessions === null || terms.sessions < 2) return null;
  return Math.round(pricePence / terms.sessions);
}
