import type { ChatAction } from '@studio/domain/conversations/conversation';
import type { LocalDate } from '@studio/domain/time/local-date';

export interface ConversationTurn {
  role: 'user' | 'assistant' | 'team';
  text: string;
  /**
   * Whether the text contains the visitor's own data, such as a booking. External providers must not receive such a
   * text.
   */
  personal?: boolean;
  /** Ids of the classes shown below a reply, in this order. */
  classIds?: readonly string[];
  dialogueState?: DialogueState | null;
}

/**
 * State that a reply of the built-in assistant leaves for the next message. Ids are those of the topics in
 * `packages/content`.
 */
export interface DialogueState {
  /** Topic of the reply; null if the assistant didn't understand the message. */
  topicId: string | null;
  /** Topic whose answer follows if the visitor says yes. */
  offer: string | null;
  /** Topics between which the visitor was asked to choose, in this order. */
  choices: readonly string[];
  /** Links of the bookings that the reply named, in this order. */
  bookings?: readonly string[];
  /** Whether the reply only kept the conversation going, such as the reply to a greeting. */
  isSmallTalk: boolean;
}

/** Question of a visitor. The assistant learns nothing about the visitor except whether they are logged in. */
export interface Question {
  text: string;
  /** Last messages of the conversation, oldest first, at most 12. */
  earlier: readonly ConversationTurn[];
  now: Date;
  signedIn: boolean;
}

/** Link to a path on this site, or to the studio's own phone number (tel:) or email address (mailto:). */
export interface ReplyLink {
  label: string;
  to: string;
}

/** Reply of an assistant, in plain text. The caller drops links and classes that aren't the studio's. */
export interface Reply {
  text: string;
  action: ChatAction | null;
  /** Ids of the classes shown below the text, in this order, at most 6. */
  classIds: readonly string[];
  links: readonly ReplyLink[];
  suggestions: readonly string[];
  /** Whether the conversation goes to the team, because the assistant can't help or the visitor asked for a person. */
  handOver: boolean;
  /** Undefined or null for replies of other assistants. */
  dialogueState?: DialogueState | null;
}

/** Filters for classes, all of which must match. Days are in London, both inclusive. Times are starts as 'HH:MM'. */
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
  /** Level: 'Beginner Friendly', 'All Levels', 'Gentle' or 'Intermediate'. */
  difficulty?: string;
  /** Minimum number of free places. */
  places?: number;
}

/** Scheduled class that hasn't started. Prices are in pence. */
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

/** Passage from the studio's own texts, such as an FAQ entry or a policy. A higher score is a better match. */
export interface Passage {
  id: string;
  title: string;
  text: string;
  link: ReplyLink | null;
  /** True if an owner has changed the built-in text. */
  isEdited?: boolean;
  score: number;
  /** Share of the words of the query that the passage contains, from 0 to 1. */
  coverage: number;
}

export interface AssistantProduct {
  id: string;
  name: string;
  /** Kind of product: 'drop-in', 'pack', 'membership', 'one-to-one', 'offer' or 'event'. */
  kind: string;
  pricePence: number;
  /** Number of sessions in the product; null means unlimited. */
  sessions: number | null;
  perMonth: boolean;
  /** Coverage and terms of the product, in sentences. */
  details: readonly string[];
  /** Terms of the product as data. */
  terms?: AssistantProductTerms;
  to: string;
}

/** Rules that decide whether a product pays for a class. */
export interface AssistantProductTerms {
  /** Ids of the activities that the product covers. */
  covers: readonly string[];
  /** Whether the product covers only weekday classes that start before 16:00. */
  offPeakOnly: boolean;
  /**
   * Weekday (0 is Monday) to which the product is limited, and the start from which it covers classes; null without a
   * limit.
   */
  onlyWhen: { weekday: number; from: string } | null;
  shareable: boolean;
  oncePerPerson: boolean;
  /** Number of days from the purchase; null if the product doesn't expire, or renews. */
  validDays: number | null;
  /** Validity as text, such as "30 days", "6 weeks", "Monthly" or "No expiry date". */
  valid: string;
  /** Percentage off one-to-ones, drop-ins and packs; 0 means none. */
  memberDiscountPercent: number;
}

export interface StudioDetails {
  name: string;
  address: string;
  directions: string;
  phone: string;
  email: string;
  hours: { weekdays: { opens: string; closes: string }; weekends: { opens: string; closes: string } };
  /** Hours of studio tours; null on days without tours. */
  tourHours?: {
    weekdays: { opens: string; closes: string } | null;
    saturday: { opens: string; closes: string } | null;
    sunday: { opens: string; closes: string } | null;
  };
  closures: readonly { date: LocalDate; name: string }[];
  activities: readonly { id: string; name: string; to: string }[];
  /** Rooms with a detail, such as "ground floor", which may be empty. */
  rooms: readonly { name: string; detail: string }[];
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
    /** People for whom the class type is suitable, as the studio describes them; empty without a text. */
    suits: string;
  }[];
  instructors: readonly {
    id: string;
    name: string;
    about: string;
    teaches: readonly string[];
    /** Lowest price of a 1:1; null if the instructor gives none. */
    oneToOneFromPence?: number | null;
    /** Short descriptions beside the name, such as 'Beginners'. */
    tags?: readonly string[];
  }[];
  products: readonly AssistantProduct[];
  /** Newsletter discount on the first pack in percent; 0 without one. */
  newsletterOfferPercent: number;
  /** Number of minutes before a class to arrive. */
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
  /** ISO instant until which cancelling returns the money or session. */
  cancelUntil: string;
  to: string;
}

export interface SessionBalance {
  name: string;
  sessionsLeft: number | null;
  endsOn: LocalDate | null;
}

/** Message of a visitor that staff have saved under a topic, normalised and without personal data. */
export interface SavedExample {
  topicId: string;
  text: string;
}

/** Lookups for assistants, bound to the branch, the moment and the caller. None changes data. */
export interface AssistantTools {
  studio(): Promise<StudioDetails>;
  search(words: string): Promise<readonly Passage[]>;
  /** Returns a passage by its id; null if the studio's texts don't contain it. */
  passage(id: string): Promise<Passage | null>;
  findClasses(input: ClassSearchInput): Promise<readonly FoundClass[]>;
  /** Returns those of the classes that are scheduled and haven't started. */
  classesById(classIds: readonly string[]): Promise<readonly FoundClass[]>;
  /** Returns the caller's upcoming bookings by start; null for visitors who aren't logged in. */
  ownBookings(): Promise<readonly OwnBooking[] | null>;
  ownSessions(): Promise<readonly SessionBalance[] | null>;
  /**
   * Returns the newest examples that staff have saved, at most 2,000. Returns the same array until the examples
   * change.
   */
  savedExamples(): Promise<readonly SavedExample[]>;
}

/**
 * Replies to a visitor's question from the studio's data alone (handbook: chat 5). There are two implementations: the
 * built-in assistant, and a language model if a key is set. The model's fallback is the built-in assistant.
 */
export interface Assistant {
  /**
   * Returns the reply. Passes its text to `onText` in pieces as they become available. Stops when `signal` aborts.
   * Throws only if no reply is possible.
   */
  answer(
    question: Question,
    tools: AssistantTools,
    options?: { onText?: (piece: string) => void; signal?: AbortSignal },
  ): Promise<Reply>;
}
