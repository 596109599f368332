/** Adds the return path to the URL of an account page, which may have a query. */
export function withReturnTo(url: string, returnTo: string | null): string {
  return returnTo
    ? `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ returnUrl: returnTo })}`
    : url;
}
