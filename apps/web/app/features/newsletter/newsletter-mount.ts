/** Id of the element of the footer in which the form stands, as served and live. */
export const newsletterMountId = 'footer-newsletter';

/** What the footer's form is given, on both sides. `percent`: off the first class pack. */
export function toNewsletterProps(percent: number) {
  return { source: 'footer', dark: true, percent } as const;
}
