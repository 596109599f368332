/** Studio's database as the checker sees it, limited to data created since the run began. Money is in pence. */
export interface StudioSnapshot {
  classes: { id: string; capacity: number; taken: number; waiting: number; inLine: number }[];
  /** Cancelled classes: whether the cancellation is complete, and the bookings that it covers. */
  cancelledClasses: { id: string; isFinished: boolean; bookingIds: string[] }[];
  holds: { id: string; classId: string; status: string; places: number }[];
  bookings: {
    id: string;
    classId: string;
    status: string;
    paymentId: string | null;
    entitlementId: string | null;
    paidPence: number;
    isLateCancelled: boolean;
    isWaived: boolean;
    /** Whether staff made the booking, and the amount still due. */
    isByStaff: boolean;
    duePence: number;
  }[];
  /** Front desk payments for a booking or a product. Negative amounts are refunds. */
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
  /** Paid months of memberships, by Stripe's invoice. */
  months: { invoiceId: string; amountPence: number; hasSessions: boolean }[];
  /** Balances of credits and gift cards, with the sums of their movements. */
  credits: { id: string; balance: number | null; sum: number }[];
  giftCards: { id: string; balance: number; sum: number }[];
  /** Sessions spent per booking, minus returned ones. */
  sessions: { bookingId: string; spent: number }[];
  waiting: { id: string; status: string }[];
  outbox: { id: string; kind: string; isSent: boolean; dropped: string | null }[];
}

/** State of Stripe and the mail server, from the sandbox's database. */
export interface ExternalSnapshot {
  /** Captured and refunded money per intent; `invoiceId` for a membership's month. */
  money: { intentId: string; captured: number; refunded: number; invoiceId: string | null }[];
  /** Number of times that each email of the outbox arrived, by email id. */
  arrivalsByEmail: ReadonlyMap<string, number>;
}

/** Inconsistency. `about` names its kind, by which tests with a planted bug recognise it. */
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
    | 'class cancelled'
    | 'mail owed'
    | 'mail twice';
  what: string;
}
