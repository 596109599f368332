import { classMessageAudiences } from '@studio/domain/bookings/class-message';
import { validateContactField } from '@studio/domain/enquiries/contact-details';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { multiLineText, singleLineText } from './text-schemas.ts';

/**
 * Delivery of a message to one client: 'sent' means that the mail server accepted the email, 'pending' that it will be
 * sent. The others say why the client didn't get it:
 * - no-email, unconfirmed: they couldn't be emailed when the message was sent;
 * - rejected: their email provider rejected the address;
 * - too-many: they had too many emails that day;
 * - cancelled: they left the class or its waiting list before the email was sent;
 * - class-over: the class was cancelled, or had ended too long ago, before the email was sent;
 * - failed: delivery failed for 2 days.
 */
export const classMessageDelivery = z.enum([
  'pending',
  'sent',
  'no-email',
  'unconfirmed',
  'rejected',
  'too-many',
  'cancelled',
  'class-over',
  'failed',
]);
export type ClassMessageDelivery = z.infer<typeof classMessageDelivery>;

/** Client to whom the next message would go. */
const recipient = z.object({
  name: z.string(),
  /** Reason why the client can't be emailed; null when they can. */
  unreachable: z.enum(['no-email', 'unconfirmed']).nullable(),
  /** Id of the profile of an unreachable client; null for others and for guests without a profile. */
  personId: z.string().nullable(),
});
export type ClassMessageRecipientDto = z.infer<typeof recipient>;

/** Message that staff have sent to the clients of a class. */
const classMessage = z.object({
  id: z.string(),
  audience: z.enum(classMessageAudiences),
  subject: z.string(),
  text: z.string(),
  sentAt: z.string(),
  sentBy: z.string(),
  /** Number of clients on the chosen lists: those emailed, those still to be emailed and the unreachable ones. */
  recipients: z.number().int(),
  sent: z.number().int(),
  pending: z.number().int(),
  /** Clients who didn't get the email, by name. `personId`: as in the recipients. */
  unreachable: z.array(
    z.object({ name: z.string(), delivery: classMessageDelivery, personId: z.string().nullable() }),
  ),
});
export type ClassMessageDto = z.infer<typeof classMessage>;

/**
 * POST /admin/class-messages/list (policy: ADMIN, STAFF): returns the messages to the clients of a class, newest first,
 * and the clients who would get the next one. Errors: not_found.
 */
export const listClassMessagesRequest = withEnvelope({ branchId, classId: id });
export const classMessagesResponse = z.object({
  ok: z.literal(true),
  /** Reason why no message can be sent; null when one can. */
  closed: z.enum(['cancelled', 'too_late']).nullable(),
  /** Subject that a new message starts with. */
  defaultSubject: z.string(),
  recipients: z.record(z.enum(classMessageAudiences), z.array(recipient)),
  messages: z.array(classMessage),
});
export type ClassMessagesResponse = z.infer<typeof classMessagesResponse>;

/**
 * POST /admin/class-messages/send (policy: ADMIN, STAFF): emails a message to the clients of a class, once per client.
 * Repeating the same key and body sends it once. Idempotent. Errors: bad_request (with `field`), not_found,
 * not_changeable (cancelled class, class too long ago, or no one to email), idempotency_mismatch.
 */
export const sendClassMessageRequest = withEnvelope({
  branchId,
  classId: id,
  audience: z.enum(classMessageAudiences),
  subject: singleLineText()
    .max(1000, 'Too long.')
    .superRefine((text, context) => {
      const message = validateContactField('subject', text);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  text: multiLineText()
    .max(8000, 'Too long.')
    .superRefine((text, context) => {
      const message = validateContactField('message', text);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  /** Random UUID that the author's browser generates. */
  idempotencyKey: id,
});
