import type { FaqItem } from '@studio/content/faq';
import type { PricingPageCopy } from '@studio/content/site-copy/pricing';
import type { PromoSlide } from '../../../lib/site/load-promo-slides.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';

/** Data of /pricing, formatted for display. */
export interface PricingData {
  copy: PricingPageCopy;
  offers: readonly OfferLine[];
  /** Note such as "The first two are once per person."; null without such an offer. */
  offersNote: string | null;
  helper: readonly FrequencyRecommendation[];
  dropIns: readonly DropInLine[];
  packs: readonly PriceCardDetails[];
  memberships: readonly PriceCardDetails[];
  /**
   * Discount in percent that every membership gives on other purchases; null if the memberships differ or give none.
   */
  memberPercent: number | null;
  coverage: CoverageTableData;
  promos: readonly PromoSlide[];
  oneToOne: OneToOneDetails;
  giftCards: readonly GiftCardLine[];
  questions: readonly FaqItem[];
}

/** Gift card of a fixed amount. */
export interface GiftCardLine {
  id: string;
  /** Name with the amount, such as "Birthday card, £60". */
  label: string;
  to: string;
}

/** Offer: its price, such as "£25", and its name, such as "Two Reformer classes". */
export interface OfferLine {
  id: string;
  price: string;
  name: string;
  to: string;
}

export interface FrequencyRecommendation {
  value: '1' | '2' | '3';
  label: string;
  title: string;
  /** Price with its unit, such as "£150 / month". */
  price: string;
  /** Price per class, and its comparison with a drop-in. */
  each: string;
  text: string;
  /** Cheaper alternative and its condition; null if there is none. */
  cheaper: string | null;
  link: { label: string; to: string };
}

export interface DropInLine {
  id: string;
  activityId: string;
  /** Uploaded picture of the activity; null to show the built-in one. */
  picture: PictureDetails | null;
  name: string;
  subtitle: string;
  /** Price of a booking on the timetable. */
  price: string;
  /** Price of a session bought in advance, if it differs from that of a booking. */
  sessionPrice: string | null;
  unit: string;
  action: { label: string; href: string };
}

export interface PriceCardDetails {
  id: string;
  /** Ids that URL fragments can point to. */
  anchors: readonly string[];
  name: string;
  subtitle: string;
  price: string;
  unit: string;
  /**
   * Price per class, such as "£11.67 / class", or the number of classes from which an unlimited month costs
   * less than drop-ins.
   */
  each: string | null;
  includes: readonly string[];
  excludes: readonly string[];
  badge: string | null;
  action: { label: string; href: string };
  /** Whether the card is the highlighted one of its group, which has the filled button. */
  first: boolean;
}

export interface CoverageTableData {
  /** Names of the activities, one per column. */
  columns: readonly string[];
  rows: readonly CoverageTableRow[];
  note: string;
}

export interface CoverageTableRow {
  name: string;
  /** Cells of the row, one per column: true if covered, null if not, or a discount such as "10% off". */
  cells: readonly (true | null | string)[];
  /** Coverage as text, such as "Mat and Yoga" or "Reformer, 10% off Mat and Yoga". */
  summary: string;
  when: string;
  valid: string;
}

export interface OneToOneDetails {
  prices: readonly { id: string; name: string; price: string; note: string; to: string }[];
  instructors: readonly {
    id: string;
    name: string;
    portrait: string;
    /** Alternative text of the portrait. */
    tags: readonly string[];
    /** Formatted lowest price, such as "from £50". */
    price: string;
    to: string;
  }[];
}
