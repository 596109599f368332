import type { ChatAction } from '@studio/domain/conversations/conversation';
import type { LocalDate } from '@studio/domain/time/local-date';

/** What was said before, oldest first. */
export interface ConversationTurn {
  role: 'user' | 'assistant' | 'team';
  text: string;
  /** It tells of something of the visitor's own, such as a booking: nobody outside the house may read it. */
  personal?: boolean;
}

/** What is asked, and all that an engine is told about who asks: nothing about them but whether they are signed in. */
export interface Question {
  text: string;
  /** The last turns of the conversation, oldest first, at most 12. */
  earlier: readonly ConversationTurn[];
  now: Date;
  signedIn: boolean;
}

/** A way on, as a path of this site, or the studio's own tel: or mailto: address. */
export interface ReplyLink {
  label: string;
  to: string;
}

/** What an engine answers. Text is plain; the caller drops ways on and classes that are not the studio's. */
export interface Reply {
  text: string;
  action: ChatAction | null;
  /** Classes shown beside the text, in this order, at most 6. */
  classIds: readonly string[];
  links: readonly ReplyLink[];
  suggestions: readonly string[];
  /** The engine cannot help, or a person was asked for: the conversation goes to the team. */
  handOver: boolean;
}

/** Which classes; everything that is given has to fit. Days are London's, both included; times 'HH:MM' of the start. */
export interface ClassSearchInput {
  from: LocalDate;
  to: LocalDate;
  timeFrom?: string;
  timeTo?: string;
  activityId?: string;
  subType?: string;
  classTypeId?: string;
  instructorId?: string;
  tag?: string;
  /** 'Beginner Friendly', 'All Levels', 'Gentle' or 'Intermediate'. */
  difficulty?: string;
  /** Only those with at least so many places free now. */
  places?: number;
}

/** A class that is on and has not begun. Prices in pence. */
export interface FoundClass {
  classId: string;
  date: LocalDate;
  time: string;
  title: string;
  classTypeId: string;
  activityId: string;
  subType: string;
  difficulty: string;
  tags: readonly string[];
  instructorId: string;
  instructorName: string;
  room: string;
  durationMin: number;
  capacity: number;
  capacityLeft: number;
  pricePence: number;
  to: string;
}

/** A passage of what the studio says about itself: an FAQ answer, a policy, how to find it. Higher scores fit better. */
export interface Passage {
  id: string;
  title: string;
  text: string;
  link: ReplyLink | null;
  score: number;
}

export interface PricedProduct {
  id: string;
  name: string;
  /** 'drop-in', 'pack', 'membership', 'one-to-one', 'offer', 'event'. */
  kind: string;
  pricePence: number;
  /** Sessions in it; null is as many as one likes. */
  sessions: number | null;
  perMonth: boolean;
  /** What it covers and its terms, in sentences. */
  facts: readonly string[];
  /** The same terms as they decide. */
  terms?: ProductTerms;
  to: string;
}

/** What decides whether a product pays for a class. */
export interface ProductTerms {
  /** Ids of activities. */
  covers: readonly string[];
  /** Only weekday classes that start before 16:00. */
  offPeakOnly: boolean;
  /** An offer for that weekday (Monday 0) from that hour on alone. */
  onlyWhen: { weekday: number; from: string } | null;
  shareable: boolean;
  oncePerPerson: boolean;
  /** Days from the purchase; null has no end, or renews. */
  validDays: number | null;
  /** "30 days", "6 weeks", "Monthly", "No end date". */
  valid: string;
  /** Percent off 1:1s, drop-ins and packs; 0 is none. */
  memberDiscountPercent: number;
}

/** The studio as it stands now, from its data. */
export interface StudioDetails {
  name: string;
  address: string;
  directions: string;
  phone: string;
  email: string;
  hours: { weekdays: { opens: string; closes: string }; weekends: { opens: string; closes: string } };
  closures: readonly { date: LocalDate; name: string }[];
  activities: readonly { id: string; name: string; to: string }[];
  classTypes: readonly {
    id: string;
    activityId: string;
    subType: string;
    title: string;
    description: string;
    difficulty: string;
    durationMin: number;
    pricePence: number;
    capacity: number;
    tags: readonly string[];
  }[];
  instructors: readonly { id: string; name: string; about: string; teaches: readonly string[] }[];
  products: readonly PricedProduct[];
  /** Minutes to come before a class. */
  arriveEarlyMinutes: number;
  cancellationRule: string;
}

/** A booking of the caller's own. */
export interface OwnBooking {
  bookingId: string;
  title: string;
  date: LocalDate;
  time: string;
  instructorName: string;
  /** Whether it can still be cancelled for its money or session. */
  cancellable: boolean;
  /** ISO instant until which it can. */
  cancelUntil: string;
  to: string;
}

/** Sessions of the caller's own. */
export interface OwnSessions {
  name: string;
  left: number | null;
  endsOn: LocalDate | null;
}

/** What an engine may look up. Bound to the branch, the moment and the caller; none of them changes anything. */
export interface AssistantTools {
  studio(): Promise<StudioDetails>;
  search(words: string): Promise<readonly Passage[]>;
  findClasses(wish: ClassSearchInput): Promise<readonly FoundClass[]>;
  /** What is coming of the caller's own bookings, by start; null for somebody who is not signed in. */
  ownBookings(): Promise<readonly OwnBooking[] | null>;
  ownSessions(): Promise<readonly OwnSessions[] | null>;
}

/**
 * Answers a visitor's question from the studio's facts alone (handbook: chat 5). Two engines stand behind
 * it: one built in, and a language model when a key for one is set, which falls back to the first.
 */
export interface Assistant {
  /**
   * `onText` gets the text piece by piece where the engine makes it so. Given up when `signal` says so. Fails only where
   * there is no answer at all.
   */
  answer(
    question: Question,
    tools: AssistantTools,
    options?: { onText?: (piece: string) => void; signal?: AbortSignal },
  ): Promise<Reply>;
}
