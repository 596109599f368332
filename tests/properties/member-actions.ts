/** Products that members buy: a pack, an offer limited to one per person, and a gift card of £50. */
export const memberProducts = ['reformer-pack-10', 'first-two-reformer', 'gift-card'] as const;

/** Moments to which the clock advances: around the first class's start, and long after it. */
export const timeMoments = [
  'cancelling closes',
  'check-in opens',
  'the class is over',
  'a month is over',
] as const;

/** Action of a member, or of the studio for bookings; see `Action`. */
export type MemberAction =
  | {
      do: 'buy';
      browser: number;
      product: (typeof memberProducts)[number];
      giftCard: boolean;
      promo: boolean;
    }
  | { do: 'book with credit'; browser: number; klass: number }
  | { do: 'move'; browser: number; pick: number; klass: number }
  | { do: 'cancel a booking'; browser: number; pick: number }
  /** Joins the waiting list of one class, or of both. `auto` books a place without asking. */
  | { do: 'join the waiting list'; browser: number; klass: number; either: boolean; auto: boolean }
  | { do: 'leave the waiting list'; browser: number; pick: number }
  | { do: 'accept the offer'; browser: number; pick: number }
  | { do: 'offer free places' }
  | { do: 'subscribe'; browser: number }
  | { do: 'change the membership'; browser: number; how: 'cancel' | 'resume' | 'freeze' | 'unfreeze' | 'pay' }
  | { do: 'save a card'; browser: number; card: 'good' | 'failsLater' }
  | { do: 'mark attendance'; browser: number; pick: number; kind: 'CHECKED_IN' | 'UNDONE' }
  | { do: 'cancel the class'; klass: number }
  | { do: 'continue cancelling' }
  | { do: 'close classes' }
  | { do: 'advance time'; to: (typeof timeMoments)[number] };

/** Reformer sessions of a member at the start; 0 for none. */
export interface MemberStart {
  sessions: number;
  /** Whether the sessions also pay for friends. */
  shareable: boolean;
}
