/** Where the header, the menu and the footer lead. Only what exists. */
export const navLinks = [
  { label: 'Home', to: '/' },
  { label: 'Timetable', to: '/timetable' },
] as const;
