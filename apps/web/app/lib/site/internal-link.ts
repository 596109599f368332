type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'download'>;
type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Matches paths of files and of the API, such as calendars and the demo's mailbox, which aren't pages of the
 * router.
 */
const isFile = /^\/(api|sandbox)\/|\.\w+$/;

/** Returns the path for the router; null when the browser must follow the link. */
export function getInternalPath({ origin, pathname, search, hash, target, download }: Link): string | null {
  const isExternal = target !== '' || download !== '' || origin !== location.origin;
  return isExternal || isFile.test(pathname) ? null : pathname + search + hash;
}

/** Returns whether a modifier key makes the browser open the link in another tab or window. */
export function opensInNewTab({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
