import { AppError } from '../platform/app-error.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';

/** What the link of a confirmation says: whose it is, since which leaving, and from when (epoch seconds). */
export interface ConfirmLinkPayload {
  id: string;
  generation: number;
  issuedAt: number;
}

/** The `k` of a confirmation. The id stands last, so that no mail program cuts a dash off the signature. */
export function signConfirmKey(
  keys: InstallationKeys,
  { id, generation, issuedAt }: ConfirmLinkPayload,
): string {
  const said = `${generation}.${issuedAt}.${id}`;
  return `${keys.sign('newsletter-link', `confirm:${said}`)}.${said}`;
}

/** Reads such a `k`. Refuses with not_found what is not ours. */
export function parseConfirmKey(keys: InstallationKeys, key: string): ConfirmLinkPayload {
  const [, signature = '', said = ''] = /^([\w-]{22})\.(\d{1,9}\.\d{1,12}\.[0-9a-f-]{36})$/.exec(key) ?? [];
  if (!said || !keys.verify('newsletter-link', `confirm:${said}`, signature)) throw notOurs();
  const [generation = '', issuedAt = '', id = ''] = said.split('.');
  return { id, generation: Number(generation), issuedAt: Number(issuedAt) };
}

/** The page of the link at the foot of every newsletter email. */
export const unsubscribePagePath = '/newsletter/unsubscribe';

/** The `k` of unsubscribing, in every mail to the list; it never grows old. */
export function signUnsubscribeKey(keys: InstallationKeys, id: string): string {
  return `${keys.sign('newsletter-link', `unsubscribe:${id}`)}.${id}`;
}

/** The subscriber of such a `k`. Refuses with not_found what is not ours. */
export function parseUnsubscribeKey(keys: InstallationKeys, key: string): string {
  const [, signature = '', id = ''] = /^([\w-]{22})\.([0-9a-f-]{36})$/.exec(key) ?? [];
  if (!id || !keys.verify('newsletter-link', `unsubscribe:${id}`, signature)) throw notOurs();
  return id;
}

function notOurs(): AppError {
  return new AppError('not_found', 'This link does not lead to anybody on the list.');
}
