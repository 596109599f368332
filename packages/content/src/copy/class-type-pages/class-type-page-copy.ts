import type { ActivityId } from '../../activities.ts';
import type { ClassSubTypeId } from '../../class-sub-types.ts';
import type { ClassTypeId } from '../../class-types.ts';
import type { RoomId } from '../../rooms.ts';
import type { CoreClassCopy } from '../home.ts';

export type ClassCategory = 'reformer' | 'mat-pilates' | 'yoga';
export type YogaStyle = 'vinyasa' | 'restorative';
export type ClassTypePageKey = Exclude<ClassCategory, 'yoga'> | YogaStyle;

/** Part of the class, with the minute at which it starts. */
export interface TimelinePart {
  minute: number;
  title: string;
  text: string;
}

/**
 * Copy of a class page. Title, duration, level, prices and places come from the catalogue, and so do the values of
 * `{price}` and `{minutes}`.
 */
export interface ClassTypePageCopy {
  key: ClassTypePageKey;
  category: ClassCategory;
  /** Core Classes card of the class, which provides rating, reviews, membership and the price label. */
  card: CoreClassCopy['slug'];
  /** Class type of the page. */
  classTypeId: ClassTypeId;
  activityId: ActivityId;
  /** Subtype of the upcoming classes that the page lists; null for the whole activity. */
  subType: ClassSubTypeId | null;
  roomId: RoomId;
  /** Label in the switch between a category's styles; null if the category has only one style. */
  styleLabel: string | null;
  /** Last item of the breadcrumb. */
  crumb: string;
  metaTitle: string;
  metaDescription: string;
  lead: string;
  /** Note below the level; null to show the card's left label. */
  levelNote: string | null;
  overview: string;
  timeline: readonly TimelinePart[];
  /**
   * Product with the first-visit price, and the line that shows it first. The line is hidden if the product isn't sold.
   */
  firstVisit: { productId: string; line: string } | null;
  goodFor: readonly string[];
  bring: readonly string[];
  /** Line about restricted classes of the activity, with links to them on the timetable. */
  others: { line: string; links: readonly { label: string; to: string }[] } | null;
}
