import type { InstallationKeys } from '../platform/installation-keys.ts';
import { Refused } from '../platform/refused.ts';

/** What the link of a confirmation says: whose it is, since which leaving, and from when (epoch seconds). */
export interface ConfirmLink {
  id: string;
  generation: number;
  issuedAt: number;
}

/** The `k` of a confirmation. The id stands last, so that no mail program cuts a dash off the signature. */
export function confirmKey(keys: InstallationKeys, { id, generation, issuedAt }: ConfirmLink): string {
  const said = `${generation}.${issuedAt}.${id}`;
  return `${keys.sign('newsletter-link', `confirm:${said}`)}.${said}`;
}

/** Reads such a `k`. Refuses with not_found what is not ours. */
export function readConfirmKey(keys: InstallationKeys, key: string): ConfirmLink {
  const [, signature = '', said = ''] = /^([\w-]{22})\.(\d{1,9}\.\d{1,12}\.[0-9a-f-]{36})$/.exec(key) ?? [];
  if (!said || !keys.verify('newsletter-link', `confirm:${said}`, signature)) throw notOurs();
  const [generation = '', issuedAt = '', id = ''] = said.split('.');
  return { id, generation: Number(generation), issuedAt: Number(issuedAt) };
}

/** The page of the link at the foot of every newsletter email. */
export const unsubscribePage = '/newsletter/unsubscribe';

/** The `k` of unsubscribing, in every mail to the list; it never grows old. */
export function unsubscribeKey(keys: InstallationKeys, id: string): string {
  return `${keys.sign('newsletter-link', `unsubscribe:${id}`)}.${id}`;
}

/** The subscriber of such a `k`. Refuses with not_found what is not ours. */
export function readUnsubscribeKey(keys: InstallationKeys, key: string): string {
  const [, signature = '', id = ''] = /^([\w-]{22})\.([0-9a-f-]{36})$/.exec(key) ?? [];
  if (!id || !keys.verify('newsletter-link', `unsubscribe:${id}`, signature)) throw notOurs();
  return id;
}

function notOurs(): Refused {
  return new Refused('not_found', 'This link does not lead to anybody on the list.');
}
