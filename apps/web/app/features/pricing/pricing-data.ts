import type { FaqItem } from '@studio/content/faq';
import type { PromoSlide } from '../../lib/load-promos.ts';

/** Everything that /pricing shows of the catalogue and the timetable, in the words it is shown in. */
export interface PricingData {
  offers: readonly OfferLine[];
  /** "The first two are once per person."; null without such an offer. */
  offersNote: string | null;
  helper: readonly FrequencyAnswer[];
  dropIns: readonly DropInLine[];
  packs: readonly PriceCardDetails[];
  memberships: readonly PriceCardDetails[];
  /** What every membership takes off the rest; null when they differ, or take nothing. */
  memberPercent: number | null;
  coverage: Coverage;
  promos: readonly PromoSlide[];
  oneToOne: OneToOneDetails;
  questions: readonly FaqItem[];
}

/** "£25", "Two Reformer classes". */
export interface OfferLine {
  id: string;
  price: string;
  name: string;
  to: string;
}

/** What the helper says to one frequency. */
export interface FrequencyAnswer {
  value: '1' | '2' | '3';
  label: string;
  title: string;
  /** With its unit: "£150 / month". */
  price: string;
  /** What a class works out at, and how that stands beside a drop-in. */
  each: string;
  text: string;
  /** What costs less, and under which condition; null when nothing does. */
  cheaper: string | null;
  way: { label: string; to: string };
}

export interface DropInLine {
  id: string;
  activityId: string;
  name: string;
  subtitle: string;
  price: string;
  unit: string;
  action: { label: string; href: string };
}

export interface PriceCardDetails {
  id: string;
  /** Fragments that lead to this card. */
  anchors: readonly string[];
  name: string;
  subtitle: string;
  price: string;
  unit: string;
  /** "£11.67 / class", or from when an unlimited month costs less than single places. */
  each: string | null;
  includes: readonly string[];
  excludes: readonly string[];
  badge: string | null;
  action: { label: string; href: string };
  /** The one of its group with the filled button. */
  first: boolean;
}

export interface Coverage {
  /** Names of the activities. */
  columns: readonly string[];
  rows: readonly CoverageLine[];
  note: string;
}

export interface CoverageLine {
  name: string;
  /** In the order of the columns: covered, not, or "10% off". */
  cells: readonly (true | null | string)[];
  /** "Mat and Yoga", "Reformer, 10% off Mat and Yoga". */
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
    tags: readonly string[];
    /** "from £50". */
    price: string;
    to: string;
  }[];
}
