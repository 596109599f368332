import { comparableEmail } from './email.ts';

/** Hosts whose mailboxes ignore dots in the name. */
const dotlessHosts: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an address most likely reaches, for limits: without a `+tag`, and without dots where the host
 * ignores them. Emails are never sent to it.
 */
export function mailboxOf(address: string): string {
  const email = comparableEmail(address);
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return dotlessHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
