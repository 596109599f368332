/** Copy of /studio/environment, around the catalogue's rooms. Update its facts when the building changes. */
export const environmentCopy = {
  meta: {
    title: 'The rooms',
    description:
      'Oak, plaster and tall east-facing windows. See what’s in the studio, what you can leave at home and how accessible the building is.',
  },
  heading: 'Quiet rooms, plenty of light',
  lead: 'Plaster, oak and linen. The tall windows face east, so morning classes get the sun. Evening classes have curtains.',
  tour: 'Book a tour',
  timetable: 'See today’s timetable',
  gallery: {
    first: 'Three of the reformers in Studio 1, at nine in the morning.',
    second: 'The niche. Use anything in it during your class.',
    third: 'The corner by the door. Sit down before class, or stay a while after.',
  },
  roomsHeading: 'The rooms',
  /** Texts by room id. Other rooms show only name and capacity. */
  rooms: {
    'studio-1': {
      unit: 'reformers',
      text: 'Oak frames and green carriages. You have a reformer to yourself for the whole class.',
    },
    'studio-2': {
      unit: 'mats',
      text: 'For mat and yoga. Warm floorboards, curtains that close and room to stretch out both arms.',
    },
  },
  otherUnit: 'places',
  hereHeading: 'What’s here',
  hereLead: 'Wear clothes you can bend in. Everything else is in the niche or by the door.',
  here: [
    {
      term: 'Mats and props',
      text: 'Mats, blocks, balls, rings, bolsters and blankets. We wipe or wash them after every class.',
    },
    {
      term: 'Changing rooms',
      text: 'Two, each with a private cubicle. There’s one shower, and towels at the front desk.',
    },
    { term: 'Lockers', text: 'One for each place in a class. You choose your own code.' },
    {
      term: 'Water and tea',
      text: 'A tap with cold drinking water, glasses beside it, and tea on the shelf after evening classes.',
    },
    {
      term: 'Shoes',
      text: 'Leave them on the oak bench by the door. Bare feet on the mat, grip socks on the reformer.',
    },
    {
      term: 'Quiet',
      text: 'No music in Restorative, quiet music in the other classes. Leave your phone in a locker.',
    },
  ],
  access: {
    heading: 'Getting in and around',
    lead: 'What the building is like, so you can plan before you set out.',
    facts: [
      {
        term: 'The door',
        text: 'Level with the pavement, with a bell within reach. If the door’s too heavy, ring and we’ll open it for you.',
      },
      {
        term: 'The stairs',
        text: 'Rooms above the ground floor are up one flight of stairs with a handrail. There’s no lift.',
      },
      {
        term: 'The reformers',
        text: 'The carriage is about 40 cm above the floor. We can raise the headrest and help you on and off.',
      },
      {
        term: 'Hearing and sight',
        text: 'Instructors show every exercise and explain it out loud. Tell us, and we’ll keep a place at the front for you.',
      },
      { term: 'Assistance dogs', text: 'Welcome. There’s a blanket by the wall.' },
    ],
    ask: 'If any of this affects whether you can come, ask us before you book. We’ll measure, send a photo or meet you at the door.',
    contact: 'Ask about access',
  },
} as const;
