/** Picture of 1200 × 630 px for link previews. */
export interface SharePicture {
  path: string;
  alt: string;
}

/** Metadata of a page that its URL doesn't determine. */
export interface RouteIdentity {
  /** Canonical path, if several URLs show the same page. */
  path?: string;
  sharePicture?: SharePicture;
}

/** Picture of pages without their own. */
export const defaultSharePicture: SharePicture = { path: '/og.jpg', alt: 'Miles Street Pilates and Yoga' };

/**
 * Returns the metadata from `handle.identity` of the route, a function of its loader data. Empty if the page failed to
 * load.
 */
export function getRouteIdentity(
  page: { handle?: unknown; loaderData?: unknown } | undefined,
): RouteIdentity {
  const { identity } = (page?.handle ?? {}) as { identity?: (loaded: unknown) => RouteIdentity };
  return identity && page?.loaderData ? identity(page.loaderData) : {};
}
