import { getMailbox } from './people/mailbox.ts';
import { ownsEmailAddress } from './people/owns-email-address.ts';
import type { QueryExecutor } from './platform/database/database.ts';
import { type EmailCause, unsentEmailsCounter } from './platform/emails/email-causes.ts';
import type { EmailRequester } from './platform/emails/email-kinds.ts';
import { type EmailJob, emailTriggers } from './platform/emails/outbox.ts';
import {
  consumeAllRateLimits,
  type RateLimit,
  type RateLimits,
  tryConsumeRateLimit,
} from './platform/limits/rate-limits.ts';
import type { Services } from './platform/services.ts';

/**
 * Returns the cause of an email, which selects its budget. The cause 'owner' requires proof that the requester owns the
 * recipient's email address.
 */
export async function loadEmailCause(
  services: Pick<Services, 'database' | 'keys'>,
  email: { kind: EmailJob['kind']; requestedBy: EmailRequester | null; branchId: string; to: string },
): Promise<EmailCause> {
  const { kind, requestedBy, branchId, to } = email;
  const trigger = emailTriggers[kind];
  if (trigger === 'notified' || trigger === 'studio') return trigger;
  if (requestedBy === 'studio') return 'notified';
  const { paid = false, proven = false } = requestedBy ?? {};
  if (proven || (requestedBy && (await ownsEmailAddress(services, requestedBy, { branchId, email: to }))))
    return 'owner';
  if (trigger === 'offered') return 'offered';
  return paid ? 'payer' : 'stranger';
}

/**
 * Consumes one email of the recipient's hourly and daily budget (handbook: emails 1). If either is used up, consumes
 * nothing, counts the email as unsent and returns false. Call it in a transaction.
 */
export async function consumeEmailBudget(
  tx: QueryExecutor,
  { config, keys }: Pick<Services, 'config' | 'keys'>,
  { to, cause }: { to: string; cause: EmailCause },
  now: Date,
): Promise<boolean> {
  const { limits } = config;
  if (!limits) return true;
  const key = `${cause}:${keys.sign('person', getMailbox(to))}`;
  const counters = budgetsOf(limits, cause).map((limit) => ({ limit, key }));
  if (await consumeAllRateLimits(tx, counters, now)) return true;
  await tryConsumeRateLimit(tx, unsentEmailsCounter, cause, now);
  return false;
}

/** Returns the hourly and the daily limit for emails with this cause. */
function budgetsOf(limits: RateLimits, cause: EmailCause): RateLimit[] {
  if (cause === 'stranger' || cause === 'offered')
    return [limits.emailsToUnproven, limits.emailsToUnprovenDay];
  if (cause === 'studio') return [limits.emailsToStudio, limits.emailsToStudioDay];
  return [limits.emailsPerRecipient, limits.emailsPerRecipientDay];
}
