/** The studio's database as the checker sees it: only what was made since the storms began. Money in pence. */
export interface StudioSnapshot {
  classes: { id: string; capacity: number; taken: number; waiting: number; inLine: number }[];
  /** Classes that the studio has called off: whether everybody in them has been seen to, and whose places that were. */
  classesOff: { id: string; isFinished: boolean; bookingIds: string[] }[];
  holds: { id: string; classId: string; status: string; places: number }[];
  bookings: {
    id: string;
    classId: string;
    status: string;
    paymentId: string | null;
    entitlementId: string | null;
    paidPence: number;
    isGivenUp: boolean;
    isForgiven: boolean;
    /** Booked by the staff; what of it is still to be paid. */
    isByStaff: boolean;
    duePence: number;
  }[];
  /** What was taken at the desk for a booking or a product, and, below zero, given back. */
  desk: { id: string; subject: string; subjectId: string; amountPence: number }[];
  /** Studio tours and their slots, by start in epoch milliseconds. */
  tours: { id: string; startsMs: number; status: string }[];
  slots: { startsMs: number; status: string }[];
  payments: { id: string; intentId: string | null; status: string; places: number; amountPence: number }[];
  refunds: {
    id: string;
    paymentId: string;
    bookingId: string | null;
    intentId: string;
    amountPence: number;
    status: string;
  }[];
  purchases: {
    id: string;
    intentId: string | null;
    status: string;
    cardPence: number;
    giftCardPence: number;
    hasGoods: boolean;
  }[];
  memberships: { id: string; status: string }[];
  /** Paid months, by the provider's invoice. */
  months: { invoiceId: string; amountPence: number; hasSessions: boolean }[];
  /** What members and gift cards have, and what their movements add up to. */
  credits: { id: string; balance: number | null; sum: number }[];
  giftCards: { id: string; balance: number; sum: number }[];
  /** Sessions taken for a booking, less those that came back. */
  sessions: { bookingId: string; spent: number }[];
  waiting: { id: string; status: string }[];
  outbox: { id: string; kind: string; isSent: boolean; dropped: string | null }[];
}

/** What the provider and the mail server say, from their own database. */
export interface ExternalSnapshot {
  /** What was taken and given back for each intent; `invoiceId` of a membership's month. */
  money: { intentId: string; captured: number; refunded: number; invoiceId: string | null }[];
  /** How often each mail of the outbox arrived. */
  mails: ReadonlyMap<string, number>;
}

/** Something that must not be. `about` names the kind, so that a planted one is known again. */
export interface CheckerFinding {
  about:
    | 'lost'
    | 'places'
    | 'money kept'
    | 'money lost'
    | 'refund not made'
    | 'unsettled'
    | 'sessions'
    | 'gift card'
    | 'waiting list'
    | 'tours'
    | 'till'
    | 'class off'
    | 'mail owed'
    | 'mail twice';
  what: string;
}
