import type { SendContactMessageResponse } from '@studio/contracts/enquiries';
import { paths } from '@studio/contracts/paths';
import type { ContactDetails, ContactField, ContactTopic } from '@studio/domain/enquiries/contact-details';
import { ApiError } from '../../../lib/api/api-error.ts';
import { submitWithProofOfWork } from '../../../lib/api/submit-with-proof-of-work.ts';
import type { BotCheck } from '../../../lib/forms/use-bot-check.ts';

/**
 * Payload of a contact message. However often the browser sends it, the server accepts the same key and contents only
 * once.
 */
export interface ContactMessage extends ContactDetails {
  topic: ContactTopic;
  with?: string;
  idempotencyKey: string;
}

/** Sends a message to the studio. Throws ApiError bad_request with the field, or rate_limited. */
export async function sendContactMessage(message: ContactMessage, botCheck: BotCheck): Promise<void> {
  await submitWithProofOfWork<SendContactMessageResponse>({
    path: paths.contact,
    fields: message,
    ...botCheck,
  });
}

/** Returns the field that the server rejected; null if the form has no such field. */
export function getRejectedField(error: unknown): ContactField | null {
  if (!(error instanceof ApiError) || error.code !== 'bad_request') return null;
  const { field } = error.payload as { field?: string };
  return field === 'name' || field === 'email' || field === 'subject' || field === 'message' ? field : null;
}

/** Returns whether the server rate-limited the request, so that only a later retry can succeed. */
export function isRateLimited(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/** Returns a random idempotency key for one message. */
export function createMessageKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
