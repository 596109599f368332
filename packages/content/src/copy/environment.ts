/** Copy of /studio/environment, around the catalogue's rooms. Update its facts when the building changes. */
export const environmentCopy = {
  meta: {
    title: 'The rooms',
    description:
      'Oak, plaster, and tall windows to the east. What is here, what you can leave at home, and how to get in.',
  },
  heading: 'Quiet rooms, a lot of light',
  lead: 'Plaster, oak, linen. The windows are tall and look east, so the morning classes have the sun and the evening ones have curtains.',
  tour: 'Book a tour',
  timetable: 'See today’s timetable',
  gallery: {
    first: 'Studio 1 at nine in the morning. Three of the reformers; the others stand behind you.',
    second: 'The niche. Everything in it is yours for the hour.',
    third: 'The corner by the door. Sit down before, or stay a while after.',
  },
  roomsHeading: 'The rooms',
  /** Texts by room id. Other rooms show only name and capacity. */
  rooms: {
    'studio-1': {
      unit: 'reformers',
      text: 'Oak frames, green carriages, one spring board each. Nobody waits for a machine.',
    },
    'studio-2': {
      unit: 'mats',
      text: 'The floor for mat and yoga. Warm boards, curtains that close, room to stretch both arms.',
    },
  },
  otherUnit: 'places',
  hereHeading: 'What is here',
  hereLead: 'Come with clothes you can bend in. The rest is in the niche or by the door.',
  here: [
    {
      term: 'Mats and props',
      text: 'Mats, blocks, balls, rings, bolsters and blankets, wiped or washed after every class.',
    },
    {
      term: 'Changing rooms',
      text: 'Two, with a closed cubicle in each. One shower, with towels at the desk.',
    },
    { term: 'Lockers', text: 'One for each place in a class. They close with a code that you choose.' },
    {
      term: 'Water and tea',
      text: 'A tap with cold and still, glasses beside it, and tea on the shelf after evening classes.',
    },
    {
      term: 'Shoes',
      text: 'They stay by the door, on the oak bench. Bare feet on the mat, grip socks on the reformer.',
    },
    { term: 'Quiet', text: 'No music in Restorative, low in the others. Phones sleep in the lockers.' },
  ],
  access: {
    heading: 'Getting in, and around',
    lead: 'What we know about the building, so that you can decide before you set out.',
    facts: [
      {
        term: 'The door',
        text: 'Level with the pavement, with a bell at a reachable height. Somebody comes if it is heavy.',
      },
      {
        term: 'The stairs',
        text: 'Rooms above the ground floor are reached by one flight with a handrail. There is no lift.',
      },
      {
        term: 'The reformers',
        text: 'The carriage is about 40 cm above the floor. We can raise the headrest and help you on and off.',
      },
      {
        term: 'Hearing and sight',
        text: 'Instructors show and say. Tell us, and we keep a place in front for you.',
      },
      { term: 'Assistance dogs', text: 'Welcome, with a blanket by the wall.' },
    ],
    ask: 'If one of these decides whether you come, ask first. We will measure, take a picture, or meet you at the door.',
    contact: 'Ask about access',
  },
} as const;
