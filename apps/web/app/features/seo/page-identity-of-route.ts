/** A picture of 1200 × 630 that stands for a page where somebody passes it on. */
export interface SharePicture {
  /** Its path on the site. */
  path: string;
  alt: string;
}

/** What a page says of itself that its address does not. */
export interface RouteIdentity {
  /** The path under which it is listed, when several addresses show the same. */
  path?: string;
  sharePicture?: SharePicture;
}

/** The picture of pages that have none of their own. */
export const defaultSharePicture: SharePicture = { path: '/og.jpg', alt: 'Miles Street Pilates and Yoga' };

/**
 * What the page says of itself: its route's `handle` may have an `identity`, a function of what the route has loaded.
 * Nothing is said of a page that could not be loaded.
 */
export function getRouteIdentity(
  page: { handle?: unknown; loaderData?: unknown } | undefined,
): RouteIdentity {
  const { identity } = (page?.handle ?? {}) as { identity?: (loaded: unknown) => RouteIdentity };
  return identity && page?.loaderData ? identity(page.loaderData) : {};
}
