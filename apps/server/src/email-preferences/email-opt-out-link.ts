import { apiBase, paths } from '@studio/contracts/paths';
import { type OptionalEmail, optionalEmails } from '@studio/domain/emails/optional-emails';
import { AppError } from '../platform/app-error.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { Services } from '../platform/services.ts';

/** The page of the link at the foot of a mail that can be switched off. */
export const emailOptOutPath = '/mails/stop';

/** The `k` of a link that switches one kind of mail off for one address; it never grows old. */
function stopKey(keys: InstallationKeys, hash: string, kind: OptionalEmail): string {
  return `${keys.sign('mail-stop', `${kind}:${hash}`)}.${kind}.${hash}`;
}

/** Whom and what such a `k` is about. Refuses with not_found what is not ours. */
export function parseOptOutKey(
  keys: InstallationKeys,
  key: string,
): { personHash: string; kind: OptionalEmail } {
  const [, signature = '', named = '', hash = ''] = /^([\w-]{22})\.([a-z]+)\.([\w-]{22})$/.exec(key) ?? [];
  const kind = optionalEmails.find((one) => one === named);
  if (!kind || !keys.verify('mail-stop', `${kind}:${hash}`, signature))
    throw new AppError('not_found', 'This link is none of ours.');
  return { personHash: hash, kind };
}

/** What a mail that can be switched off carries: the link at its foot, and the head line for mail programs (RFC 8058). */
export function buildOptOutLinks({ keys, config }: Services, email: string, kind: OptionalEmail) {
  const key = stopKey(keys, hashPerson(keys, email), kind);
  return {
    link: { label: words[kind], href: `${config.publicUrl}${emailOptOutPath}?k=${key}` },
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}${apiBase}${paths.mailStop}?k=${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const words: Record<OptionalEmail, string> = {
  reminders: 'No more reminders',
  reviews: 'Do not ask me again',
};
