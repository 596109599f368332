import { domainToASCII } from 'node:url';
import { normaliseEmail } from '@studio/domain/people/email';

/** Google ignores dots in an address, and delivers both domains to the same mailbox. */
const google: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Proton ignores `.`, `-` and `_` in an address, and doesn't give such variants to anyone else. */
const proton: ReadonlySet<string> = new Set(['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']);

/** Fastmail delivers any name at `ada.fastmail.com` to `ada@fastmail.com`. */
const atFastmail = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * Returns the mailbox behind an address, in lower case (handbook: emails 3). Removes the "+tag", dots at Google,
 * punctuation at Proton and the subdomain of Fastmail. Elsewhere dots stay, because they can name another person.
 * Converts an international domain to ASCII (`xn--…`), as its email is delivered.
 */
export function getMailbox(address: string): string {
  const comparable = normaliseEmail(address);
  const [name = '', typedHost = ''] = comparable.split('@');
  const host = domainToASCII(typedHost) || typedHost;
  const untagged = name.replace(/(?<=.)\+.*$/u, '');
  if (google.has(host)) return `${untagged.replaceAll('.', '')}@gmail.com`;
  if (proton.has(host)) return `${untagged.replace(/[._-]/g, '')}@${host}`;
  const [, user, provider] = atFastmail.exec(host) ?? [];
  return user && provider ? `${user}@${provider}` : `${untagged}@${host}`;
}
