/** What a slide is to screen readers (ARIA Authoring Practices, carousel). `nth` counts from 0. */
export function getSlideAria(nth: number, count: number, name: string) {
  return {
    role: 'group',
    'aria-roledescription': 'slide',
    'aria-label': `${nth + 1} of ${count}: ${name}`,
  } as const;
}
