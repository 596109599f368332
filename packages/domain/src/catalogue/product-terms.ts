/** What kind of thing is sold beside single places in a class. */
export type ProductKind = 'drop-in' | 'pack' | 'membership' | 'one-to-one' | 'offer' | 'event';

/** What a product is good for (handbook: prices 4). */
export interface ProductTerms {
  /** Sessions that it holds; null is unlimited. A membership's renew with each paid month. */
  sessions: number | null;
  /** Days from purchase in which they can be used; null has no end of its own. */
  validDays: number | null;
  /** Paid again every month until it is cancelled. */
  renewsMonthly: boolean;
  /** Activities that a session may be used for; one-to-ones cover none of the timetable. */
  covers: readonly string[];
  /** Only weekday classes that start before 16:00 London. */
  offPeakOnly: boolean;
  /** May be shared with named guests who check in together. */
  shareable: boolean;
  /** Sold to each person once. */
  oncePerPerson: boolean;
  /** Percent that it takes off 1:1s, drop-ins and packs while it is active. */
  memberDiscountPercent: number;
  /** Only on that day and from that time: the yoga offer of Tuesday evenings. Weekday: Monday 0. */
  onlyWhen: { weekday: number; from: string } | null;
  copy: ProductCopy;
}

/** What the pricing page says about a product. Prices and sums are computed, never written here. */
export interface ProductCopy {
  /** Section of the pricing page, as its fragment. */
  section: 'dropin' | 'packs' | 'memberships' | 'one-to-one' | 'events' | 'offers';
  /** Further fragments that scroll to it; old names among them. */
  fragments: readonly string[];
  subtitle: string;
  /** The unit behind the price: "/ session", "/ month". */
  unit: string;
  /** Facts that hold, with a tick. */
  includes: readonly string[];
  /** What it does not cover, with a minus. */
  excludes: readonly string[];
  badge: string | null;
  /** A verb. */
  action: { label: string; href: string };
}

/**
 * The price of one session in pence, rounded to the nearest penny; null when sessions are unlimited, or when there
 * is only one and it would repeat the price.
 */
export function getPencePerSession(pricePence: number, terms: Pick<ProductTerms, 'sessions'>): number | null {
  if (terms.sessions === null || terms.sessions < 2) return null;
  return Math.round(pricePence / terms.sessions);
}
