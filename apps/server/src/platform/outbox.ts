import { v7 as uuidv7 } from 'uuid';
import type { EmailMessage } from '../integrations/email/port.ts';
import type { QueryExecutor } from './database.ts';
import {
  type EmailRequester,
  type EmailTrigger,
  emailKinds,
  type RequestedEmailKind,
} from './email-kinds.ts';
import { outbox } from './tables.ts';

/** What a mail about bookings or payments is about. Its facts are read when it is sent, so that nothing untrue goes out. */
export type BookingEmailJob =
  | { kind: 'booking-confirmed'; branchId: string; subject: { orderId: string } }
  | { kind: 'booking-cancelled'; branchId: string; subject: { bookingId: string } }
  | { kind: 'paid-no-place'; branchId: string; subject: { paymentId: string } };

/** A booking that was moved, or whose place was given up; or the links of an address's bookings, whoever asked for them. */
export type BookingChangeEmailJob =
  | {
      kind: 'booking-moved';
      branchId: string;
      /** `apology`: the studio had to move it, and why. */
      subject: { bookingId: string; from: string; apology?: string };
    }
  | { kind: 'place-withdrawn'; branchId: string; subject: { bookingId: string; apology: string } }
  | { kind: 'place-given-up' | 'place-refilled'; branchId: string; subject: { bookingId: string } }
  | { kind: 'booking-links'; branchId: string; subject: { email: string } };

/** What a class was before it was changed: an ISO instant, and names. */
export interface ClassBeforeChange {
  startsAt: string;
  room: string;
  instructor: string;
}

/** A class that has changed, for the places of an order in it. */
export interface ClassChangedEmailJob {
  kind: 'class-changed';
  branchId: string;
  /** `whilePaying`: it changed between the last look of the payer and the booking. */
  subject: { orderId: string; classId: string; before: ClassBeforeChange; whilePaying?: true };
}

/** A reminder for the places of an order in one class. */
export interface ReminderEmailJob {
  kind: 'booking-reminder';
  branchId: string;
  subject: { orderId: string; classId: string };
}

/** What a mail about a tour is about. A reminder is for one start; a notice goes to the studio. */
export type TourEmailJob =
  | { kind: 'tour-booked' | 'tour-cancelled'; branchId: string; subject: { tourId: string } }
  | { kind: 'tour-reminder'; branchId: string; subject: { tourId: string; startsAt: string } }
  | {
      kind: 'tour-notice';
      branchId: string;
      subject: { tourId: string; change: 'booked' | 'moved' | 'cancelled' };
    };

/** What a mail about a message to the studio is about: a notice to the studio, a copy to the sender. */
export interface ContactEmailJob {
  kind: 'contact-notice' | 'contact-copy';
  branchId: string;
  subject: { messageId: string };
}

/** What the staff answer to a message, or somebody who came being asked how it was. */
export interface ReplyEmailJob {
  kind: 'contact-reply';
  branchId: string;
  subject: { messageId: string; replyId: string };
}
export interface ReviewEmailJob {
  kind: 'review-asked';
  branchId: string;
  subject: { bookingId: string };
}

/** What a mail to somebody on the list, or on the way there, is about. */
export interface NewsletterEmailJob {
  kind: 'newsletter-asked' | 'newsletter-welcome';
  branchId: string;
  subject: { subscriberId: string };
}

/** What a mail about a waiting list is about: a wish that was written down, an offer, or one that has run out. */
export type WaitingListEmailJob =
  | { kind: 'waiting-joined'; branchId: string; subject: { wishId: string } }
  | {
      kind: 'waiting-offered' | 'waiting-passed' | 'waiting-class-off';
      branchId: string;
      subject: { entryId: string };
    };

/** The places of an order in a class that the studio cancelled. */
export interface ClassCancelledEmailJob {
  kind: 'class-cancelled';
  branchId: string;
  subject: { orderId: string; classId: string };
}

/** What a mail to instructors is about: a class that somebody cannot teach, that somebody else does, or that is off. */
export type TrainerEmailJob =
  | { kind: 'cover-wanted'; branchId: string; subject: { coverId: string; instructorId: string } }
  | { kind: 'cover-found'; branchId: string; subject: { coverId: string } }
  | { kind: 'class-off-trainer'; branchId: string; subject: { classId: string } };

/** What a mail about a membership is about. A failed payment is told once for each attempt. */
export type MembershipEmailJob =
  | {
      kind:
        | 'membership-welcome'
        | 'membership-cancelled'
        | 'membership-kept'
        | 'membership-frozen'
        | 'membership-unfrozen'
        | 'membership-ended';
      branchId: string;
      subject: { membershipId: string };
    }
  | {
      kind: 'membership-payment-failed';
      branchId: string;
      subject: { membershipId: string; attempt: string };
    };

/** What a mail about a purchase is about: a receipt, or the money on its way back. */
export interface PurchaseEmailJob {
  kind: 'purchase-paid' | 'purchase-refunded';
  branchId: string;
  subject: { purchaseId: string };
}

/** Card money that staff have given back. */
export interface RefundEmailJob {
  kind: 'refund-made';
  branchId: string;
  subject: { refundId: string };
}

/** A gift card on its way to who it is for. */
export interface GiftCardEmailJob {
  kind: 'gift-card';
  branchId: string;
  subject: { giftCardId: string };
}

/** What a mail about the chat is about: what the team has answered, or somebody who waits for it since an ISO instant. */
export type ChatEmailJob =
  | { kind: 'chat-answer'; branchId: string; subject: { conversationId: string; messageIds: string[] } }
  | { kind: 'chat-waiting'; branchId: string; subject: { conversationId: string; waitingSince: string } };

export type EmailJob =
  | BookingEmailJob
  | BookingChangeEmailJob
  | ClassChangedEmailJob
  | ReminderEmailJob
  | TourEmailJob
  | ContactEmailJob
  | ReplyEmailJob
  | ReviewEmailJob
  | NewsletterEmailJob
  | MembershipEmailJob
  | WaitingListEmailJob
  | ClassCancelledEmailJob
  | TrainerEmailJob
  | PurchaseEmailJob
  | GiftCardEmailJob
  | RefundEmailJob
  | ChatEmailJob;

/** A mail with its address and what is particular about its envelope, or why it is not sent after all. */
export type EmailDraft<Mail> =
  | ({ to: string; mail: Mail } & Pick<EmailMessage, 'replyTo' | 'headers'>)
  | { drop: string };

/** Whose doing an email is, for every kind that there is. */
export const emailTriggers: Readonly<Record<EmailJob['kind'], EmailTrigger>> = emailKinds;

/** Who causes an email: named for kinds that a caller can cause, and for no other (email-kinds.ts). */
type AskedBy<Order extends EmailJob> = [Extract<Order['kind'], RequestedEmailKind>] extends [never]
  ? []
  : [askedBy: EmailRequester];

/** Writes that an email has to go out, in the transaction of the change that it is about. */
export async function enqueueEmail<Order extends EmailJob>(
  tx: QueryExecutor,
  order: Order,
  now: Date,
  ...[askedBy]: AskedBy<Order>
): Promise<void> {
  const row = { id: uuidv7(), ...order, askedBy: askedBy ?? null, createdAt: now };
  await tx.orm.insert(outbox).values(row).prepare('enqueue_mail').execute();
}

/** Writes that a mail does not go out, and why: the same work for the database as if it did. */
export async function recordUnsentEmail(
  tx: QueryExecutor,
  order: EmailJob,
  droppedBecause: string,
  now: Date,
): Promise<void> {
  const row = { id: uuidv7(), ...order, createdAt: now, queuedAt: now, droppedBecause };
  await tx.orm.insert(outbox).values(row);
}
