import { AppError } from '../platform/app-error.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';

/** Payload of a confirmation link. `generation` counts unsubscribes, `issuedAt` is in epoch seconds. */
export interface ConfirmLinkPayload {
  id: string;
  generation: number;
  issuedAt: number;
}

/**
 * Returns the `k` parameter of a confirmation link. The id comes last, because email clients may cut a dash off the end
 * of the signature.
 */
export function signConfirmKey(
  keys: InstallationKeys,
  { id, generation, issuedAt }: ConfirmLinkPayload,
): string {
  const payload = `${generation}.${issuedAt}.${id}`;
  return `${keys.sign('newsletter-link', `confirm:${payload}`)}.${payload}`;
}

/** Returns the payload of a confirmation link. Throws AppError not_found for an invalid key. */
export function parseConfirmKey(keys: InstallationKeys, key: string): ConfirmLinkPayload {
  const [, signature = '', payload = ''] =
    /^([\w-]{22})\.(\d{1,9}\.\d{1,12}\.[0-9a-f-]{36})$/.exec(key) ?? [];
  if (!payload || !keys.verify('newsletter-link', `confirm:${payload}`, signature)) throw invalidLinkError();
  const [generation = '', issuedAt = '', id = ''] = payload.split('.');
  return { id, generation: Number(generation), issuedAt: Number(issuedAt) };
}

/** Path of the page behind the unsubscribe link in every newsletter email. */
export const unsubscribePagePath = '/newsletter/unsubscribe';

/** Returns the `k` parameter of an unsubscribe link. The key never expires. */
export function signUnsubscribeKey(keys: InstallationKeys, id: string): string {
  return `${keys.sign('newsletter-link', `unsubscribe:${id}`)}.${id}`;
}

/** Returns the subscriber id that an unsubscribe link contains. Throws AppError not_found for an invalid key. */
export function parseUnsubscribeKey(keys: InstallationKeys, key: string): string {
  const [, signature = '', id = ''] = /^([\w-]{22})\.([0-9a-f-]{36})$/.exec(key) ?? [];
  if (!id || !keys.verify('newsletter-link', `unsubscribe:${id}`, signature)) throw invalidLinkError();
  return id;
}

function invalidLinkError(): AppError {
  return new AppError('not_found', 'This link isn’t valid.');
}
