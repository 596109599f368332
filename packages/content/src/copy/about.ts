/** Labels of /about. Its other texts are editable (site-copy/about). */
export const aboutCopy = {
  title: 'About us',
  highlightsHeading: 'The studio in numbers',
  units: { smallest: 'places', rooms: 'rooms', instructors: 'instructors', classes: 'types of class' },
  portrait: 'Sculpture in place of a portrait of',
  team: { carousel: 'Instructors', classes: 'Classes with', oneToOne: 'Ask about a 1:1' },
} as const;
