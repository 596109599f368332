import {
  type ContactField,
  contactMaxLengths,
  contactTopics,
  validateContactField,
} from '@studio/domain/enquiries/contact-details';
import { z } from 'zod';
import { botProtectionFields } from './bot-protection.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, email, idempotencyKey } from './shared-fields.ts';
import { multiLineText, singleLineText } from './text-schemas.ts';

/** Form field, tidied and then validated by the same rule as on the page. */
const field = (name: Exclude<ContactField, 'email'>) =>
  (name === 'message' ? multiLineText() : singleLineText())
    .max(contactMaxLengths[name] + 1000, 'Too long.')
    .superRefine((text, context) => {
      const message = validateContactField(name, text);
      if (message) context.addIssue({ code: 'custom', message });
    });

/**
 * POST /contact: sends a message to the studio's email address and inbox; the sender gets a copy. Repeating the same
 * key and body sends nothing twice. Idempotent. Errors: bad_request (with `field`), proof_required, rate_limited,
 * idempotency_mismatch.
 */
export const sendContactMessageRequest = withEnvelope({
  branchId,
  name: field('name'),
  email,
  topic: z.enum(contactTopics).default('general'),
  /** Id of the instructor that the message is about. */
  with: z.string().min(1).max(60).optional(),
  /** Subject; when it's missing, the label of the topic. */
  subject: field('subject').optional(),
  message: field('message'),
  idempotencyKey: idempotencyKey.optional(),
  ...botProtectionFields,
});

export const sendContactMessageResponse = z.object({ ok: z.literal(true) });
export type SendContactMessageResponse = z.infer<typeof sendContactMessageResponse>;
