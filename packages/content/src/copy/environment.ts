/** Labels of /studio/environment. Its other texts are editable (site-copy/rooms). */
export const environmentCopy = {
  title: 'The rooms',
  tour: 'Book a tour',
  timetable: 'See today’s timetable',
  /** Unit of the places in a room without its own text. */
  otherUnit: 'places',
  contact: 'Ask about access',
} as const;
