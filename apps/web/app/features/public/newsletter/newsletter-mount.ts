/** Id of the footer element that contains the form, in the static shell and after hydration. */
export const newsletterMountId = 'footer-newsletter';

/**
 * Returns the props of the footer's form, for the server and the browser. `percent` is the discount on the first class
 * pack.
 */
export function toNewsletterProps(percent: number) {
  return { source: 'footer', dark: true, percent } as const;
}
