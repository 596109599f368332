import { apiBase, paths } from '@studio/contracts/paths';
import { type OptionalEmail, optionalEmails } from '@studio/domain/emails/optional-emails';
import { AppError } from '../platform/app-error.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Services } from '../platform/services.ts';

/** Path of the page behind the opt-out link in the footer of an optional email. */
export const emailOptOutPath = '/emails/opt-out';

/** Returns the `k` parameter of an opt-out link for a kind of email and an email address. The key never expires. */
function buildOptOutKey(keys: InstallationKeys, hash: string, kind: OptionalEmail): string {
  return `${keys.sign('email-opt-out', `${kind}:${hash}`)}.${kind}.${hash}`;
}

/**
 * Returns the email hash and the kind of email that a `k` parameter encodes. Throws AppError not_found for an invalid
 * one.
 */
export function parseOptOutKey(
  keys: InstallationKeys,
  key: string,
): { personHash: string; kind: OptionalEmail } {
  const [, signature = '', named = '', hash = ''] = /^([\w-]{22})\.([a-z]+)\.([\w-]{22})$/.exec(key) ?? [];
  const kind = optionalEmails.find((one) => one === named);
  if (!kind || !keys.verify('email-opt-out', `${kind}:${hash}`, signature))
    throw new AppError('not_found', 'This link isn’t valid.');
  return { personHash: hash, kind };
}

/** Returns the opt-out link for the footer and the headers (RFC 8058) of an optional email. */
export function buildOptOutLinks({ keys, config }: Services, email: string, kind: OptionalEmail) {
  const key = buildOptOutKey(keys, hashPerson(keys, email), kind);
  return {
    link: { label: optOutLabels[kind], href: `${config.publicUrl}${emailOptOutPath}?k=${key}` },
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}${apiBase}${paths.emailOptOut}?k=${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const optOutLabels: Record<OptionalEmail, string> = {
  reminders: 'Turn off reminders',
  reviews: 'Turn off review requests',
};
