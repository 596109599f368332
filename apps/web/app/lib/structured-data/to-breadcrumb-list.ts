/** A page on the way to the one that is shown. */
export interface Breadcrumb {
  name: string;
  /** Path of its page on the site. */
  path: string;
}

/** The way to a page as a BreadcrumbList of schema.org. Home stands in front; the last one is the page itself. */
export function toBreadcrumbList(trail: readonly Breadcrumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
