export interface Breadcrumb {
  name: string;
  path: string;
}

/**
 * Returns the breadcrumbs as a BreadcrumbList of schema.org. Home is added first; the last item is the page
 * itself.
 */
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
