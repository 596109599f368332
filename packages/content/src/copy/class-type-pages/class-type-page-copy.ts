import type { ActivityId } from '../../activities.ts';
import type { ClassSubTypeId } from '../../class-sub-types.ts';
import type { ClassTypeId } from '../../class-types.ts';
import type { RoomId } from '../../rooms.ts';
import type { CoreClassCopy } from '../home.ts';

export type ClassCategory = 'reformer' | 'mat-pilates' | 'yoga';
export type YogaStyle = 'vinyasa' | 'restorative';
export type ClassTypePageKey = Exclude<ClassCategory, 'yoga'> | YogaStyle;

/** A part of the class: what happens from that minute on. */
export interface TimelinePart {
  minute: number;
  what: string;
  how: string;
}

/**
 * What a class page says about its class. Title, minutes, level, prices and the room's places come from the catalogue;
 * in the sentences here `{price}` and `{minutes}` stand for what the catalogue says.
 */
export interface ClassTypePageCopy {
  key: ClassTypePageKey;
  category: ClassCategory;
  /** Its Core Classes card: stars, reviews, memberships and the price as it is called there. */
  card: CoreClassCopy['slug'];
  /** The class that the page is about. */
  classTypeId: ClassTypeId;
  activityId: ActivityId;
  /** Narrows the next classes to one kind; null shows all of the activity. */
  subType: ClassSubTypeId | null;
  roomId: RoomId;
  /** Its name in the switch between the styles of a category. */
  styleLabel: string | null;
  /** Last word of the breadcrumb. */
  crumb: string;
  metaTitle: string;
  metaDescription: string;
  lead: string;
  /** Said below the level; null says what the card says on its left. */
  levelNote: string | null;
  overview: string;
  timeline: readonly TimelinePart[];
  /** The first line: a price for first visits. Left out when the product is not sold. */
  firstVisit: { productId: string; line: string } | null;
  goodFor: readonly string[];
  bring: readonly string[];
  /** Classes of the activity that are not for everybody, and the timetable's words for them. */
  others: { line: string; links: readonly { label: string; to: string }[] } | null;
}
