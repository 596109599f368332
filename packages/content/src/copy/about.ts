/** Labels of /about. Its other texts are editable (site-copy/about). */
export const aboutCopy = {
  title: 'About us',
  highlightsHeading: 'The studio in numbers',
  units: {
    smallest: ['place', 'places'],
    rooms: ['room', 'rooms'],
    instructors: ['instructor', 'instructors'],
    classes: ['type of class', 'types of class'],
  },
  team: { carousel: 'Instructors', classes: 'Classes with', oneToOne: 'Ask about a 1:1' },
} as const;
