import { normaliseCode } from '@studio/domain/text/normalise-text';

/** Builds the URL of an account page with an email address and a return path. */
export function buildAccountUrl(path: string, email: string, returnTo: string | null = null): string {
  return `${path}?${new URLSearchParams({ email, ...(returnTo && { returnUrl: returnTo }) })}`;
}

/**
 * Returns the email address in the URL; empty without one. An unencoded plus arrives as a space, so spaces become
 * pluses.
 */
export function readEmailFromUrl(search: URLSearchParams): string {
  return normaliseCode(search.get('email') ?? '').replaceAll(' ', '+');
}
