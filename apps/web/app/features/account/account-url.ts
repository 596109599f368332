import { tidyCode } from '@studio/domain/text/tidy';
/** An address of the account screens that carries whom it is about, and where they go on afterwards. */
export function buildAccountUrl(path: string, email: string, returnTo: string | null = null): string {
  return `${path}?${new URLSearchParams({ email, ...(returnTo && { returnUrl: returnTo }) })}`;
}

/** An account screen that leads on to where somebody was. */
export function withReturnTo(path: string, returnTo: string | null): string {
  return returnTo ? `${path}?${new URLSearchParams({ returnUrl: returnTo })}` : path;
}

/** The e-mail address that a page was opened for; empty when it names none. A plus written plainly is meant as one. */
export function readEmailFromUrl(search: URLSearchParams): string {
  return tidyCode(search.get('email') ?? '').replaceAll(' ', '+');
}
