import {
  isConfirmationEmailDue,
  type NewsletterSource,
} from '@studio/domain/newsletter/subscription-request';
import { normaliseEmail } from '@studio/domain/people/email';
import { v7 as uuidv7 } from 'uuid';
import { findBranchProfile } from '../catalogue/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { RequestingCaller } from '../platform/emails/email-kinds.ts';
import { enqueueEmail, recordUnsentEmail } from '../platform/emails/outbox.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Services } from '../platform/services.ts';
import { updateConfirmationEmailCount, upsertSubscriptionRequest } from './store.ts';

export interface SubscribeInput {
  branchId: string;
  email: string;
  source: NewsletterSource;
  requester: RequestingCaller;
}

/**
 * Requests a subscription. Runs the same statements whatever the state of the email address, so that neither the
 * response nor its timing reveals whether the address is already subscribed. The email builder decides the content.
 */
export async function subscribe(
  services: Services,
  { branchId, email, source, requester }: SubscribeInput,
): Promise<void> {
  const { database, keys, clock } = services;
  if (!(await findBranchProfile(database, branchId))) throw new AppError('not_found');
  const now = clock.now();
  await database.transaction(async (tx) => {
    const subscriber = await upsertSubscriptionRequest(tx, {
      branchId,
      id: uuidv7(),
      personHash: hashPerson(keys, email),
      email: normaliseEmail(email),
      source,
      requestedAt: now,
    });
    const isEmailDue = isConfirmationEmailDue(subscriber, now);
    await updateConfirmationEmailCount(tx, subscriber, isEmailDue ? now : null);
    const subject = { subscriberId: subscriber.id };
    const job = { branchId, kind: 'newsletter-confirmation', subject } as const;
    if (isEmailDue) await enqueueEmail(tx, job, now, requester);
    else await recordUnsentEmail(tx, job, 'requested again too soon', now);
  });
}
