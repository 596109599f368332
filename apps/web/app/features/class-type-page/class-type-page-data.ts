import type { ClassCategory, ClassTypePageKey, TimelinePart } from '@studio/content/copy/class-type-pages';
import type { SampleReview } from '@studio/content/copy/sample-reviews';
import type { PublishedReviewsResponse } from '@studio/contracts/reviews';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { NextClass } from '../../lib/load-next-classes.ts';

/** The class itself: what hero and facts say. */
export interface ClassTypeDetails {
  title: string;
  lead: string;
  minutes: number;
  level: string;
  levelNote: string;
  /** Places of one class. */
  capacity: number | null;
  pricePence: number;
  /** With any membership; null when none takes anything off. */
  memberPence: number | null;
  /** The class card's label, verbatim; null shows the price. */
  priceLabel: string | null;
  membership: { label: string; to: string } | null;
  rating: number;
  reviewsCount: number;
}

/** What happens in it. */
export interface ClassDescription {
  overview: string;
  timeline: readonly TimelinePart[];
  goodFor: readonly string[];
  bring: readonly string[];
}

/** The next classes, or why they are not known. */
export interface UpcomingClasses {
  today: LocalDate;
  classes: NextClass[];
  failed: boolean;
}

/** One thing that pays for the class. */
export interface PaymentOption {
  id: string;
  name: string;
  detail: string;
  badge: string | null;
  /** Price of one class; null when there is no number of classes to divide by. */
  perClassPence: number | null;
  pricePence: number;
  monthly: boolean;
  to: string;
  verb: string;
}

/** One thing to buy, told larger. */
export interface FeaturedProduct {
  id: string;
  eyebrow: string;
  name: string;
  text: string;
  /** What it holds, and what it does not cover. */
  facts: readonly string[];
  without: readonly string[];
  pricePence: number;
  unit: string;
  perClassPence: number | null;
  action: { label: string; to: string };
}

export interface ClassInstructor {
  id: string;
  name: string;
  firstName: string;
  bio: string;
  portrait: string;
  tags: readonly string[];
  oneToOneFromPence: number | null;
}

/** A style of the category, with a page of its own. */
export interface StyleLink {
  key: ClassTypePageKey;
  label: string;
  to: string;
}

/** Published reviews, and samples where those are allowed. */
export interface PublishedReviews extends Omit<PublishedReviewsResponse, 'ok'> {
  samples: readonly SampleReview[];
}

/** All that a class page shows. */
export interface ClassTypePageData {
  key: ClassTypePageKey;
  category: ClassCategory;
  crumb: string;
  /** Address of this page, and of the timetable narrowed to what it shows. */
  path: string;
  timetable: string;
  styles: readonly StyleLink[];
  meta: { title: string; description: string };
  facts: ClassTypeDetails;
  story: ClassDescription;
  /** What the next classes are narrowed to. */
  filters: { activityType: string; subType: string | null };
  coming: UpcomingClasses;
  others: { line: string; links: readonly { label: string; to: string }[] } | null;
  cancellationRule: string;
  ways: readonly PaymentOption[];
  spotlight: readonly FeaturedProduct[];
  teachers: readonly ClassInstructor[];
  /** What people who came have written, the newest of it, and in a demo what some would look like. */
  reviews: PublishedReviews;
  /** The way to the page, and its next classes, in the words of schema.org. */
  structuredData: readonly object[];
}
