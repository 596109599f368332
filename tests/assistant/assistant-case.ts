import type { ActivityId } from '@studio/content/activities';
import type { ClassTag, ClassTypeId } from '@studio/content/class-types';
import type { InstructorId } from '@studio/content/instructors';
import type { ChatAction } from '@studio/domain/conversations/conversation';
import type { LocalDate } from '@studio/domain/time/local-date';

/** A question that the chat assistant has to answer, as a customer writes it, and what a right answer has in it. */
export interface AssistantCase {
  /** Says in the log which case failed; unique within its subject. */
  name: string;
  /** Several are a conversation: the last answer is judged, and wrong facts in any of them. */
  says: string | readonly string[];
  /** Who asks; a visitor unless told. */
  as?: AskerKind;
  /** Of several, one that is met is enough: a fact, or an honest hand-over. */
  expect: ExpectedAnswer | readonly ExpectedAnswer[];
  /** Wrong facts: one of them in the text makes the answer wrong, whatever else is in it. */
  never?: readonly TextPattern[];
}

/**
 * 'member' has three bookings and 7 sessions of a Reformer Pack; 'newcomer' has an account and nothing in it;
 * 'off-peak member' has Flow Off-peak Unlimited and no bookings (prepared-studio).
 */
export type AskerKind = 'visitor' | 'member' | 'newcomer' | 'off-peak member';

/** A text without regard to case, or a pattern. */
export type TextPattern = string | RegExp;

/** What has to be said: words, or several of which one is enough. */
export type ExpectedFact = TextPattern | readonly TextPattern[];

/** What an answer has to be. Everything that is given has to hold. Without a text it can only be a hand-over. */
export interface ExpectedAnswer {
  /** In the text. */
  facts?: readonly ExpectedFact[];
  /** In the text or on the classes beside it. */
  shown?: readonly ExpectedFact[];
  /** One link, or one class, that leads there: a path without query and fragment, a whole address, or a pattern. */
  link?: TextPattern | readonly TextPattern[];
  /** The classes beside the text. */
  classes?: ClassCriteria;
  /** The text says that there is none. Other classes may stand beside it. */
  none?: true;
  action?: ChatAction;
  /** true: the conversation is handed over. 'allowed': it may be. Otherwise it must not be: it would fall silent. */
  handOver?: true | 'allowed';
  /** The text asks something back. */
  asksBack?: true;
}

/** Which classes: at least one, and none that does not fit. Times are starts, 'HH:MM', both included. */
export interface ClassCriteria {
  on: LocalDate | readonly LocalDate[];
  from?: string;
  until?: string;
  activity?: ActivityId | readonly ActivityId[];
  types?: readonly ClassTypeId[];
  instructor?: InstructorId;
  tag?: ClassTag;
  /** At least so many places free. */
  places?: number;
  /** 'all': every one that fits, or six of them. 'first': the earliest that fits comes first. */
  shows?: 'all' | 'first';
}

/** Cases about one thing. */
export interface CaseGroup {
  subject: string;
  cases: readonly AssistantCase[];
}
