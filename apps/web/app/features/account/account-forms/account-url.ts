import { normaliseCode } from '@studio/domain/text/normalise-text';

/** Builds the URL of an account page with an email address and a return path. */
export function buildAccountUrl(path: string, email: string, returnTo: string | null = null): string {
  return `${path}?${new URLSearchParams({ email, ...(returnTo && { returnUrl: returnTo }) })}`;
}

/** Adds the return path to the URL of an account page, which may have a query. */
export function withReturnTo(url: string, returnTo: string | null): string {
  return returnTo
    ? `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ returnUrl: returnTo })}`
    : url;
}

/**
 * Returns the email address in the URL; empty without one. An unencoded plus arrives as a space, so spaces become
 * pluses.
 */
export function readEmailFromUrl(search: URLSearchParams): string {
  return normaliseCode(search.get('email') ?? '').replaceAll(' ', '+');
}
