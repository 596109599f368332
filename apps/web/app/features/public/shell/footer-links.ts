import type { NavLinkText } from './nav-links.ts';

export interface FooterColumn {
  title: string;
  links: readonly NavLinkText[];
}

/** Returns the links of the footer. `classPages` are those of the studio's class pages. */
export const listFooterColumns = (classPages: readonly NavLinkText[]): readonly FooterColumn[] => [
  {
    title: 'Classes',
    links: [{ label: 'All classes', to: '/classes' }, ...classPages],
  },
  {
    title: 'Studio',
    links: [
      { label: 'Timetable', to: '/timetable' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Gift cards', to: '/checkout?product=gift-card' },
      { label: 'Book a tour', to: '/tour' },
      { label: 'The rooms', to: '/studio/environment' },
      { label: 'About', to: '/about' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'My bookings', to: '/bookings' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Live chat', to: '/live-chat' },
      { label: 'Contact', to: '/contact' },
      { label: 'Eligibility', to: '/eligibility' },
    ],
  },
];
