/** Picture of 1200 × 630 px for link previews. */
export interface SharePicture {
  path: string;
  alt: string;
}

/** Canonical path and link preview of a page, where they differ from the defaults for its URL. */
export interface ShareMetadata {
  /** Canonical path, if several URLs show the page. */
  path?: string;
  sharePicture?: SharePicture;
}

/**
 * Returns the metadata that the route's `handle.shareMetadata` derives from the loader data. Empty if the route has
 * no such function or the page failed to load.
 */
export function getShareMetadata(
  page: { handle?: unknown; loaderData?: unknown } | undefined,
): ShareMetadata {
  const { shareMetadata } = (page?.handle ?? {}) as { shareMetadata?: (loaded: unknown) => ShareMetadata };
  return shareMetadata && page?.loaderData ? shareMetadata(page.loaderData) : {};
}
