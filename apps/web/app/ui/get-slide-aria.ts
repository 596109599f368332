/** Returns the ARIA attributes of a slide (ARIA Authoring Practices, carousel). `nth` starts at 0. */
export function getSlideAria(nth: number, count: number, name: string) {
  return {
    role: 'group',
    'aria-roledescription': 'slide',
    'aria-label': `${nth + 1} of ${count}: ${name}`,
  } as const;
}
