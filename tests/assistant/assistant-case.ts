import type { ActivityId } from '@studio/content/activities';
import type { ClassTag, ClassTypeId } from '@studio/content/class-types';
import type { InstructorId } from '@studio/content/instructors';
import type { ChatAction } from '@studio/domain/conversations/conversation';
import type { LocalDate } from '@studio/domain/time/local-date';

/** Question for the chat assistant, as a customer writes it, with the requirements of a correct reply. */
export interface AssistantCase {
  /** Name in the log; unique within its subject. */
  name: string;
  /** Several messages form a conversation: only the last reply is scored, but wrong facts count in all. */
  says: string | readonly string[];
  /** Kind of asker. Default: a visitor. */
  as?: AskerKind;
  /** Several alternatives: one is enough, such as a fact or an honest hand-over. */
  expect: ExpectedAnswer | readonly ExpectedAnswer[];
  /** Wrong facts: any of them in the text makes the reply wrong. */
  never?: readonly TextPattern[];
}

/**
 * Kinds of askers: 'member' has three bookings and 7 sessions of a Reformer Pack; 'newcomer' has an empty account;
 * 'off-peak member' has Flow Off-peak Unlimited and no bookings (prepared-studio).
 */
export type AskerKind = 'visitor' | 'member' | 'newcomer' | 'off-peak member';

/** Case-insensitive text, or a pattern. */
export type TextPattern = string | RegExp;

/** Required fact: one wording, or several of which one is enough. */
export type ExpectedFact = TextPattern | readonly TextPattern[];

/** Requirements of a reply, all of which must be met. Without a text the reply can only be a hand-over. */
export interface ExpectedAnswer {
  /** Facts in the text. */
  facts?: readonly ExpectedFact[];
  /** Facts in the text or on the class cards. */
  shown?: readonly ExpectedFact[];
  /** Required target of one link or class: a path without query and fragment, a whole URL, or a pattern. */
  link?: TextPattern | readonly TextPattern[];
  /** Classes beside the text. */
  classes?: ClassCriteria;
  /** Whether the text must say that there is no such class. Other classes may be shown beside it. */
  none?: true;
  action?: ChatAction;
  /**
   * true: the conversation is handed over. 'allowed': it may be. Missing: it must not be, since the assistant would
   * fall silent.
   */
  handOver?: true | 'allowed';
  /** Whether the text must ask a question back. */
  asksBack?: true;
}

/** Criteria for classes: at least one, and all of them must match. Times are starts, 'HH:MM', inclusive. */
export interface ClassCriteria {
  on: LocalDate | readonly LocalDate[];
  from?: string;
  until?: string;
  activity?: ActivityId | readonly ActivityId[];
  types?: readonly ClassTypeId[];
  instructor?: InstructorId;
  tag?: ClassTag;
  /** Minimum of free places. */
  places?: number;
  /** 'all': every matching class, or six of them. 'first': the earliest matching class comes first. */
  shows?: 'all' | 'first';
}

/** Cases about one subject. */
export interface CaseGroup {
  subject: string;
  cases: readonly AssistantCase[];
}
