import { domainToASCII } from 'node:url';
import { normaliseEmail } from '@studio/domain/people/email';

/** Google delivers an address with any dots in it to the same mailbox, under both of its names. */
const google: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Proton delivers an address with any of `.`, `-` and `_` in it to the same mailbox, and lets no one else have it. */
const proton: ReadonlySet<string> = new Set(['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']);

/** Fastmail delivers what is sent to any name at `ada.fastmail.com` to `ada@fastmail.com`. */
const atFastmail = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * Returns the mailbox behind an address, in small letters (handbook: emails 3): without the "+tag" that every provider may deliver to it, without
 * dots at Google and other signs at Proton, and without the subdomain of Fastmail. Elsewhere a dot can name another person, so
 * it stays. A domain of another script is written in ASCII (`xn--…`), as its email is delivered.
 */
export function mailboxOf(address: string): string {
  const comparable = normaliseEmail(address);
  const [name = '', typedHost = ''] = comparable.split('@');
  const host = domainToASCII(typedHost) || typedHost;
  const untagged = name.replace(/(?<=.)\+.*$/u, '');
  if (google.has(host)) return `${untagged.replaceAll('.', '')}@gmail.com`;
  if (proton.has(host)) return `${untagged.replace(/[._-]/g, '')}@${host}`;
  const [, user, provider] = atFastmail.exec(host) ?? [];
  return user && provider ? `${user}@${provider}` : `${untagged}@${host}`;
}
