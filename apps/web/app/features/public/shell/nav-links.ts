export interface NavLinkText {
  label: string;
  to: string;
}

/** Links that follow Classes in the header and the mobile menu. */
export const mainNavLinks: readonly NavLinkText[] = [
  { label: 'Pricing', to: '/pricing' },
  { label: 'Timetable', to: '/timetable' },
  { label: 'FAQ', to: '/faq' },
  { label: 'About', to: '/about' },
];
