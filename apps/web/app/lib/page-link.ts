type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'download'>;
type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Documents, calendars and the mailbox of the demo are no pages of the router. */
const isFile = /^\/(api|sandbox)\/|\.\w+$/;

/** The page of the site that a link leads to, as its router takes it; null when the browser shall go there itself. */
export function getInternalPath({ origin, pathname, search, hash, target, download }: Link): string | null {
  const elsewhere = target !== '' || download !== '' || origin !== location.origin;
  return elsewhere || isFile.test(pathname) ? null : pathname + search + hash;
}

/** With one of these keys held a link opens elsewhere, which is the browser's business. */
export function opensInNewTab({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
