export interface NavLinkText {
  label: string;
  to: string;
}

export const classLinks = [
  { label: 'Reformer', to: '/classes/reformer', description: 'Springs, straps and a moving carriage' },
  { label: 'Pilates', to: '/classes/mat-pilates', description: 'The original mat exercises, in order' },
  { label: 'Yoga', to: '/classes/yoga', description: 'Vinyasa, Yin and Restorative' },
] as const;

/** Links that follow Classes in the header and the mobile menu. */
export const mainNavLinks: readonly NavLinkText[] = [
  { label: 'Pricing', to: '/pricing' },
  { label: 'Timetable', to: '/timetable' },
  { label: 'FAQ', to: '/faq' },
  { label: 'About', to: '/about' },
];
