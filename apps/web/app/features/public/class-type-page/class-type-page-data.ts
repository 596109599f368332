import type { SampleReview } from '@studio/content/copy/sample-reviews';
import type { ListPublishedReviewsResponse } from '@studio/contracts/reviews';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { NextClass } from '../../../lib/site/load-next-classes.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';

export interface ClassTypeDetails {
  title: string;
  lead: string;
  minutes: number;
  level: string;
  levelNote: string;
  capacity: number | null;
  pricePence: number;
  /** Price with a membership in pence; null when no membership gives a discount. */
  memberPence: number | null;
  /** Fixed text that the class card shows instead of the price; null to show the price. */
  priceLabel: string | null;
  membership: { label: string; to: string } | null;
  /** Stars, from 1 to 5; null to show none. */
  rating: number | null;
  reviewsCount: number;
}

export interface ClassTypeDescription {
  overview: string;
  /** Parts of the class, with the minutes at which they start. */
  timeline: readonly { minute: number; title: string; text: string }[];
  goodFor: readonly string[];
  bring: readonly string[];
}

/** Next classes. `failed`: loading them failed. */
export interface UpcomingClasses {
  today: LocalDate;
  classes: NextClass[];
  failed: boolean;
}

export interface PaymentOption {
  id: string;
  name: string;
  detail: string;
  badge: string | null;
  /** Price per class in pence; null for unlimited classes. */
  perClassPence: number | null;
  pricePence: number;
  monthly: boolean;
  to: string;
  verb: string;
}

/** Product in the carousel. */
export interface FeaturedProduct {
  id: string;
  eyebrow: string;
  name: string;
  text: string;
  /** Features that the product includes. */
  includes: readonly string[];
  /** Features that the product doesn't include. */
  excludes: readonly string[];
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
  /** Uploaded portrait; null to show the built-in one. */
  picture: PictureDetails | null;
  tags: readonly string[];
  oneToOneFromPence: number | null;
}

export interface StyleLink {
  key: string;
  label: string;
  to: string;
}

/** Published reviews, and sample reviews where the site may show them. */
export interface PublishedReviews extends Omit<ListPublishedReviewsResponse, 'ok'> {
  samples: readonly SampleReview[];
}

export interface ClassTypePageData {
  /** Id of the page, which chooses its built-in pictures. */
  key: string;
  /** Id of the category. */
  category: string;
  activityId: string;
  subType: string;
  crumb: string;
  /** Path of this page. */
  path: string;
  timetable: string;
  styles: readonly StyleLink[];
  meta: { title: string; description: string };
  details: ClassTypeDetails;
  /** Uploaded picture of the class type; null to show the built-in one. */
  picture: PictureDetails | null;
  /** Path of the picture for link previews. */
  sharePath: string;
  story: ClassTypeDescription;
  filters: { activityType: string; subType: string | null };
  upcoming: UpcomingClasses;
  others: { line: string; links: readonly { label: string; to: string }[] } | null;
  cancellationRule: string;
  paymentOptions: readonly PaymentOption[];
  spotlight: readonly FeaturedProduct[];
  teachers: readonly ClassInstructor[];
  /** Rating of all instructors together; empty without one. */
  teachersRating: string;
  /** Reviews by attendees, newest first. In a demo, also sample reviews. */
  reviews: PublishedReviews;
  /** schema.org data: breadcrumbs, ratings and next classes. */
  structuredData: readonly object[];
}
