import { v7 as uuidv7 } from 'uuid';
import type { EmailMessage } from '../../integrations/email/port.ts';
import type { QueryExecutor } from '../database/database.ts';
import { outbox } from '../database/tables.ts';
import {
  type EmailRequester,
  type EmailTrigger,
  emailKinds,
  type RequestedEmailKind,
} from './email-kinds.ts';

/**
 * Email about bookings or payments. Its builder reads the details when the email is sent, so that it never contains
 * outdated facts.
 */
export type BookingEmailJob =
  | { kind: 'booking-confirmed'; branchId: string; subject: { orderId: string } }
  | { kind: 'booking-cancelled'; branchId: string; subject: { bookingId: string } }
  | { kind: 'paid-no-place'; branchId: string; subject: { paymentId: string } };

/**
 * Email about a booking that was moved, revoked or late cancelled, or with the links of the bookings of an email
 * address.
 */
export type BookingChangeEmailJob =
  | {
      kind: 'booking-moved';
      branchId: string;
      /** `apology`: set if the studio had to move the booking; says why. */
      subject: { bookingId: string; from: string; apology?: string };
    }
  | { kind: 'place-revoked'; branchId: string; subject: { bookingId: string; apology: string } }
  | {
      kind: 'late-cancelled' | 'late-cancellation-refunded';
      branchId: string;
      subject: { bookingId: string };
    }
  | { kind: 'booking-links'; branchId: string; subject: { email: string } };

/** Class before it was changed: its start as an ISO instant, and the names of its room and instructor. */
export interface ClassBeforeChange {
  startsAt: string;
  room: string;
  instructor: string;
}

/** Email to the booker about a changed class, for all places of the order in that class. */
export interface ClassChangedEmailJob {
  kind: 'class-changed';
  branchId: string;
  /** `whilePaying`: the class changed after the payer last saw it and before the booking was written. */
  subject: { orderId: string; classId: string; before: ClassBeforeChange; whilePaying?: true };
}

/**
 * Email to a client whom the studio gave another bed. `from` is the label of the former bed, such as "Bed 4"; null for a
 * client who had none when the team moved them.
 */
export interface BedChangedEmailJob {
  kind: 'bed-changed';
  branchId: string;
  subject: { bookingId: string; classId: string } & (
    | { cause: 'bed-out-of-service' | 'room-changed'; from: string }
    | { cause: 'moved-by-team'; from: string | null }
  );
}

/** Email to a client who asked for a bed that has come free. `isMoved`: they have it now; otherwise they can choose it. */
export interface BedFreeEmailJob {
  kind: 'bed-free';
  branchId: string;
  subject: { bookingId: string; classId: string; number: number; isMoved: boolean };
}

/** Email that reminds the booker of a class, for all places of the order in that class. */
export interface ReminderEmailJob {
  kind: 'booking-reminder';
  branchId: string;
  subject: { orderId: string; classId: string };
}

/** Email about a tour. A reminder is for one start time. A notice goes to the studio. */
export type TourEmailJob =
  | { kind: 'tour-booked' | 'tour-cancelled'; branchId: string; subject: { tourId: string } }
  | { kind: 'tour-reminder'; branchId: string; subject: { tourId: string; startsAt: string } }
  | {
      kind: 'tour-notice';
      branchId: string;
      subject: { tourId: string; change: 'booked' | 'moved' | 'cancelled' };
    };

/** Email about a message to the studio: a notice to the studio, or a copy to the sender. */
export interface ContactEmailJob {
  kind: 'contact-notice' | 'contact-copy';
  branchId: string;
  subject: { messageId: string };
}

export interface ReplyEmailJob {
  kind: 'contact-reply';
  branchId: string;
  subject: { messageId: string; replyId: string };
}
export interface ReviewEmailJob {
  kind: 'review-request';
  branchId: string;
  subject: { bookingId: string };
}

/** Email to a newsletter subscriber: a request to confirm, or a welcome. */
export interface NewsletterEmailJob {
  kind: 'newsletter-confirmation' | 'newsletter-welcome';
  branchId: string;
  subject: { subscriberId: string };
}

/** Email about a waiting list: confirmation of joining, an offer, an expired offer, or a cancelled class. */
export type WaitingListEmailJob =
  | { kind: 'waiting-joined'; branchId: string; subject: { requestId: string } }
  | {
      kind: 'waiting-offered' | 'waiting-offer-expired' | 'waiting-class-cancelled';
      branchId: string;
      subject: { entryId: string };
    };

/** Email to the booker about a class that the studio cancelled, for all places of the order in that class. */
export interface ClassCancelledEmailJob {
  kind: 'class-cancelled';
  branchId: string;
  subject: { orderId: string; classId: string };
}

/** Email to one client with a message from staff about a class. */
export interface ClassMessageEmailJob {
  kind: 'class-message';
  branchId: string;
  subject: { recipientId: string };
}

/** Email that invites a client to set up a login. */
export interface InvitationEmailJob {
  kind: 'client-invitation';
  branchId: string;
  subject: { invitationId: string };
}

/** Email to an instructor about classes that staff gave to them or took from them. */
export interface InstructorChangedEmailJob {
  kind: 'class-assigned' | 'class-unassigned';
  branchId: string;
  subject: { instructorId: string; classIds: string[] };
}

/** Email to instructors about a class that needs cover, has found cover, has another instructor, or is cancelled. */
export type TrainerEmailJob =
  | InstructorChangedEmailJob
  | { kind: 'cover-requested'; branchId: string; subject: { coverId: string; instructorId: string } }
  | { kind: 'cover-found'; branchId: string; subject: { coverId: string } }
  | { kind: 'class-cancelled-instructor'; branchId: string; subject: { classId: string } };

/** Email about a membership. A failed payment causes one email per attempt. */
export type MembershipEmailJob =
  | {
      kind:
        | 'membership-welcome'
        | 'membership-cancelled'
        | 'membership-resumed'
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

/** Email about a purchase: a receipt or a refund. */
export interface PurchaseEmailJob {
  kind: 'purchase-paid' | 'purchase-refunded';
  branchId: string;
  subject: { purchaseId: string };
}

/** Email to the payer about a card refund by staff. */
export interface RefundEmailJob {
  kind: 'refund-made';
  branchId: string;
  subject: { refundId: string };
}

export interface GiftCardEmailJob {
  kind: 'gift-card';
  branchId: string;
  subject: { giftCardId: string };
}

/** Email about the chat: replies from the team, or a notice of a visitor who has waited since an ISO instant. */
export type ChatEmailJob =
  | { kind: 'chat-reply'; branchId: string; subject: { conversationId: string; messageIds: string[] } }
  | { kind: 'chat-waiting'; branchId: string; subject: { conversationId: string; waitingSince: string } };

export type EmailJob =
  | BookingEmailJob
  | BookingChangeEmailJob
  | ClassChangedEmailJob
  | BedChangedEmailJob
  | BedFreeEmailJob
  | ReminderEmailJob
  | TourEmailJob
  | ContactEmailJob
  | ReplyEmailJob
  | ReviewEmailJob
  | NewsletterEmailJob
  | MembershipEmailJob
  | WaitingListEmailJob
  | ClassCancelledEmailJob
  | ClassMessageEmailJob
  | InvitationEmailJob
  | TrainerEmailJob
  | PurchaseEmailJob
  | GiftCardEmailJob
  | RefundEmailJob
  | ChatEmailJob;

/** Email with its recipient and special headers, or the reason why it isn't sent. */
export type EmailDraft<Mail> =
  | ({ to: string; email: Mail } & Pick<EmailMessage, 'replyTo' | 'headers'>)
  | { drop: string };

export const emailTriggers: Readonly<Record<EmailJob['kind'], EmailTrigger>> = emailKinds;

/**
 * Further arguments of `enqueueEmail`: the requester, for kinds that a caller can cause (email-kinds.ts); none for
 * other kinds.
 */
type RequesterArgs<Job extends EmailJob> = [Extract<Job['kind'], RequestedEmailKind>] extends [never]
  ? []
  : [requestedBy: EmailRequester];

/** Enqueues an email in the transaction of the change that it is about. */
export async function enqueueEmail<Job extends EmailJob>(
  tx: QueryExecutor,
  job: Job,
  now: Date,
  ...[requester]: RequesterArgs<Job>
): Promise<void> {
  const row = { id: uuidv7(), ...job, requestedBy: requester ?? null, createdAt: now };
  await tx.orm.insert(outbox).values(row).prepare('insert_outbox_email').execute();
}

/**
 * Records that an email isn't sent, and why. Takes as much database work as enqueueing it, so that timing reveals
 * nothing.
 */
export async function recordUnsentEmail(
  tx: QueryExecutor,
  job: EmailJob,
  dropReason: string,
  now: Date,
): Promise<void> {
  const row = { id: uuidv7(), ...job, createdAt: now, queuedAt: now, dropReason };
  await tx.orm.insert(outbox).values(row);
}
