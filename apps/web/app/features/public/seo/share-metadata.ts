/** Picture of 1200 × 630 px for link previews. */
export interface SharePicture {
  path: string;
  alt: string;
}

/** Metadata of a page that can't be derived from its URL. */
export interface RouteIdentity {
  /** Canonical path, if several URLs show the page. */
  path?: string;
  sharePicture?: SharePicture;
}

/** Share picture of pages that have no picture of their own. */
export const defaultSharePicture: SharePicture = { path: '/og.jpg', alt: 'Miles Street Pilates and Yoga' };

/**
 * Returns the metadata of the route: its `handle.identity` gets the loader data. Empty if the page failed to
 * load.
 */
export function getRouteIdentity(
  page: { handle?: unknown; loaderData?: unknown } | undefined,
): RouteIdentity {
  const { identity } = (page?.handle ?? {}) as { identity?: (loaded: unknown) => RouteIdentity };
  return identity && page?.loaderData ? identity(page.loaderData) : {};
}
