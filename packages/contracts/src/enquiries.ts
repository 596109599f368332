import {
  type ContactField,
  contactMaxLengths,
  contactTopics,
  validateContactField,
} from '@studio/domain/enquiries/contact-details';
import { z } from 'zod';
import { botProtectionFields } from './bot-protection.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, email, idempotencyKey } from './fields.ts';
import { multiLineText, singleLineText } from './text.ts';

/** A field of the form: tidied, and judged by the rule that the page judges it by. */
const field = (name: Exclude<ContactField, 'email'>) =>
  (name === 'message' ? multiLineText() : singleLineText())
    .max(contactMaxLengths[name] + 1000, 'Too long.')
    .superRefine((text, context) => {
      const message = validateContactField(name, text);
      if (message) context.addIssue({ code: 'custom', message });
    });

/**
 * POST /contact: a message to the studio, which gets it by mail and in its inbox; the sender gets a copy. The same
 * key and body are the same message. Refusals: bad_request with the field, proof_required, rate_limited,
 * idempotency_mismatch.
 */
export const contactRequest = withEnvelope({
  branchId,
  name: field('name'),
  email,
  topic: z.enum(contactTopics).default('general'),
  /** Id of the instructor that it is about. */
  with: z.string().min(1).max(60).optional(),
  /** Without one, the topic's own words. */
  subject: field('subject').optional(),
  message: field('message'),
  idempotencyKey: idempotencyKey.optional(),
  ...botProtectionFields,
});

export const contactResponse = z.object({ ok: z.literal(true) });
export type ContactResponse = z.infer<typeof contactResponse>;
