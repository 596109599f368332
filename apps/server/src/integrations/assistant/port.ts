import type { ChatAction } from '@studio/domain/conversations/conversation';
import type { LocalDate } from '@studio/domain/time/local-date';

export interface ConversationTurn {
  role: 'user' | 'assistant' | 'team';
  text: string;
  /** Contains the visitor's own data, such as a booking. External providers must not receive it. */
  personal?: boolean;
}

/** A question. The assistant learns nothing about the visitor except whether they are logged in. */
export interface Question {
  text: string;
  /** The last messages of the conversation, oldest first, at most 12. */
  earlier: readonly ConversationTurn[];
  now: Date;
  signedIn: boolean;
}

/** A link to a path of this site, or to the studio's own tel: or mailto: address. */
export interface ReplyLink {
  label: string;
  to: string;
}

/** An assistant's reply in plain text. The caller drops links and classes that aren't the studio's. */
export interface Reply {
  text: string;
  action: ChatAction | null;
  /** Classes shown below the text, in this order, at most 6. */
  classIds: readonly string[];
  links: readonly ReplyLink[];
  suggestions: readonly string[];
  /** The assistant can't help, or the visitor asked for a person, so the conversation goes to the team. */
  handOver: boolean;
}

/** Class filters, all of which must match. Days are in London, both inclusive. Times are starts as 'HH:MM'. */
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
  /** Only classes with at least this many free places. */
  places?: number;
}

/** A scheduled class that hasn't started. Prices in pence. */
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

/** A passage from the studio's own texts, such as an FAQ entry or a policy. Higher scores are better matches. */
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
  /** Sessions in it. Null means unlimited. */
  sessions: number | null;
  perMonth: boolean;
  /** What it covers and its terms, in sentences. */
  details: readonly string[];
  /** The same terms as data. */
  terms?: ProductTerms;
  to: string;
}

/** Rules that decide whether a product pays for a class. */
export interface ProductTerms {
  /** Ids of activities. */
  covers: readonly string[];
  /** Only weekday classes that start before 16:00. */
  offPeakOnly: boolean;
  /** Limits the product to one weekday (Monday 0), from this hour on. */
  onlyWhen: { weekday: number; from: string } | null;
  shareable: boolean;
  oncePerPerson: boolean;
  /** Days from the purchase. Null: no end date, or it renews. */
  validDays: number | null;
  /** "30 days", "6 weeks", "Monthly", "No end date". */
  valid: string;
  /** Percent off 1:1s, drop-ins and packs. 0 means none. */
  memberDiscountPercent: number;
}

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
  /** How many minutes before a class to arrive. */
  arriveEarlyMinutes: number;
  cancellationRule: string;
}

export interface OwnBooking {
  bookingId: string;
  title: string;
  date: LocalDate;
  time: string;
  instructorName: string;
  /** Whether cancelling still returns the money or session. */
  cancellable: boolean;
  /** ISO instant at which that ends. */
  cancelUntil: string;
  to: string;
}

export interface OwnSessions {
  name: string;
  sessionsLeft: number | null;
  endsOn: LocalDate | null;
}

/** Lookups for assistants, bound to the branch, the moment and the caller. None changes data. */
export interface AssistantTools {
  studio(): Promise<StudioDetails>;
  search(words: string): Promise<readonly Passage[]>;
  findClasses(wish: ClassSearchInput): Promise<readonly FoundClass[]>;
  /** Returns the caller's upcoming bookings by start. Null for visitors who aren't logged in. */
  ownBookings(): Promise<readonly OwnBooking[] | null>;
  ownSessions(): Promise<readonly OwnSessions[] | null>;
}

/**
 * Replies to a visitor's question from the studio's facts alone (handbook: chat 5).
 * There are two implementations: the built-in assistant, and a language model if a key is set.
 * The model falls back to the built-in one.
 */
export interface Assistant {
  /**
   * Passes the text to `onText` in pieces as they become available. Stops when `signal` aborts.
   * Throws only if no reply is possible.
   */
  answer(
    question: Question,
    tools: AssistantTools,
    options?: { onText?: (piece: string) => void; signal?: AbortSignal },
  ): Promise<Reply>;
}
