import { domainToASCII } from 'node:url';
import { normaliseEmail } from '@studio/domain/people/email';

/**
 * Domains of Google, which ignores dots in the local part of an email address and delivers both domains to the same
 * mailbox.
 */
const google: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Domains of Proton, which ignores `.`, `-` and `_` in the local part of an email address and gives such variants to no
 * one else.
 */
const proton: ReadonlySet<string> = new Set(['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']);

/** Subdomains of Fastmail, which delivers any name at `ada.fastmail.com` to `ada@fastmail.com`. */
const atFastmail = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * Returns the mailbox behind an email address, in lower case (handbook: emails 3). Removes the "+tag", dots at Google,
 * punctuation at Proton and the subdomain of Fastmail. Elsewhere dots stay, because they can distinguish people.
 * Converts an international domain to ASCII (`xn--…`), which is how email to it is delivered.
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
