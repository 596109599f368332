import type { ContactResponse } from '@studio/contracts/enquiries';
import { paths } from '@studio/contracts/paths';
import type { ContactDetails, ContactField, ContactTopic } from '@studio/domain/enquiries/contact-details';
import { ApiError } from '../../lib/api-error.ts';
import { submitWithProofOfWork } from '../../lib/submit-with-proof-of-work.ts';

/** A message as it leaves the page. The same key and contents are the same message, however often it is sent. */
export interface ContactMessage extends ContactDetails {
  topic: ContactTopic;
  with?: string;
  idempotencyKey: string;
}

/** Sends a message to the studio. Refuses with bad_request and the field, rate_limited. */
export async function sendContactMessage(
  message: ContactMessage,
  guard: { website: string; openedAt: number },
): Promise<void> {
  await submitWithProofOfWork<ContactResponse>({ path: paths.contact, fields: message, ...guard });
}

/** The field that the server would not take, where the page has one for it. */
export function getRejectedField(error: unknown): ContactField | null {
  if (!(error instanceof ApiError) || error.code !== 'bad_request') return null;
  const { field } = error.payload as { field?: string };
  return field === 'name' || field === 'email' || field === 'subject' || field === 'message' ? field : null;
}

/** Whether too much was sent at once, so that sending again helps only later. */
export function isRateLimited(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/** One key for one message. */
export function createMessageKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
