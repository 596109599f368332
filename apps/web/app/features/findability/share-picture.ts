/** A picture of 1200 × 630 that stands for a page where somebody passes it on. */
export interface SharePicture {
  /** Its path on the site. */
  path: string;
  alt: string;
}

/** The picture of pages that have none of their own. */
const studioPicture: SharePicture = { path: '/og.jpg', alt: 'Miles Street Pilates and Yoga' };

/**
 * The picture of a page: the `sharePicture` of its route's `handle`, which may also be a function of what the route
 * has loaded and answer null; otherwise the studio's.
 */
export function sharePicture(page: { handle?: unknown; loaderData?: unknown } | undefined): SharePicture {
  const own = (page?.handle as { sharePicture?: unknown } | undefined)?.sharePicture;
  if (!own) return studioPicture;
  if (typeof own !== 'function') return own as SharePicture;
  return (page?.loaderData && own(page.loaderData)) || studioPicture;
}
