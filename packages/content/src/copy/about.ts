/** Copy of /about, except the founder's note and the catalogue's instructors. */
export const aboutCopy = {
  meta: {
    title: 'About us',
    description:
      'A small Pilates and yoga studio in Vauxhall: why it is small, who founded it, and who teaches here.',
  },
  eyebrow: 'About us',
  heading: 'Small on purpose',
  lead: 'A small studio, five minutes from the station. Few enough people that the teacher sees you, and knows by the second visit which shoulder is the stiff one.',
  highlightsHeading: 'In figures',
  highlights: {
    smallest: { unit: 'places', text: 'In the smaller room. You will be seen.' },
    rooms: { unit: 'rooms', text: 'For springs, and for the floor.' },
    instructors: { unit: 'instructors', text: 'They know each other’s classes, and swap notes.' },
    classes: { unit: 'kinds of class', text: 'From lying still to heavy springs.' },
  },
  founder: { signature: 'Portrait sculpture standing in for' },
  team: {
    heading: 'Who teaches here',
    lead: 'Different backgrounds, one habit: they look before they correct.',
    carousel: 'Instructors',
    classes: 'Classes with',
    oneToOne: 'Ask for a 1:1',
  },
} as const;
