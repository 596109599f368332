/** Copy of /about, except the founder's note and the catalogue's instructors. */
export const aboutCopy = {
  meta: {
    title: 'About us',
    description:
      'A small Pilates and yoga studio in Vauxhall: why it’s small, who founded it and who teaches here.',
  },
  eyebrow: 'About us',
  heading: 'Small on purpose',
  lead: 'A small studio, five minutes from the station. Small enough for your instructor to see you, and to know by your second visit which shoulder is stiff.',
  highlightsHeading: 'The studio in numbers',
  highlights: {
    smallest: { unit: 'places', text: 'In the smaller room. You will be seen.' },
    rooms: { unit: 'rooms', text: 'One for reformers, one for mat and yoga.' },
    instructors: { unit: 'instructors', text: 'They know each other’s classes and swap notes.' },
    classes: { unit: 'types of class', text: 'From lying still to heavy springs.' },
  },
  founder: { signature: 'Sculpture in place of a portrait of' },
  team: {
    heading: 'Who teaches here',
    lead: 'Different backgrounds, one habit: they look before they correct.',
    carousel: 'Instructors',
    classes: 'Classes with',
    oneToOne: 'Ask about a 1:1',
  },
} as const;
