import { type CopyValue, group, line, list, reference, text } from '@studio/domain/site-copy/copy-field';

const facts = (label: string) =>
  list(
    label,
    { noun: 'fact', titleField: 'term', max: 12 },
    { term: line('Name', 40), text: text('Text', 300) },
  );

/** Fields of /studio/environment, besides the catalogue's rooms, which the page also shows. */
export const roomsFields = group('The rooms', {
  description: text('Description for search engines', 200),
  heading: line('Heading', 60),
  lead: text('Introduction', 300),
  captions: group('Captions of the pictures', {
    first: line('First picture', 160),
    second: line('Second picture', 160),
    third: line('Third picture', 160),
  }),
  rooms: list(
    'Texts about rooms',
    { noun: 'room text', titleField: 'room', max: 20 },
    {
      room: reference('Room', 'room'),
      unit: line('Word for places', 20, { hint: 'For example: reformers, mats' }),
      text: text('Text', 300),
    },
  ),
  amenities: group('What’s here', {
    heading: line('Heading', 60),
    lead: text('Introduction', 200),
    facts: facts('Amenities'),
  }),
  access: group('Access', {
    heading: line('Heading', 60),
    lead: text('Introduction', 200),
    facts: facts('Facts about the building'),
    ask: text('Offer of help', 300),
  }),
});

export type RoomsCopy = CopyValue<typeof roomsFields>;

/** Built-in text about the rooms. */
export const roomsDefaults: RoomsCopy = {
  description:
    'Oak, plaster and tall east-facing windows. See what’s in the studio, what you can leave at home and how accessible the building is.',
  heading: 'Quiet rooms, plenty of light',
  lead: 'Plaster, oak and linen. The tall windows face east, so morning classes get the sun. Evening classes have curtains.',
  captions: {
    first: 'Three of the reformers in Studio 1, at nine in the morning.',
    second: 'The niche. Use anything in it during your class.',
    third: 'The corner by the door. Sit down before class, or stay a while after.',
  },
  rooms: [
    {
      id: 'studio-1',
      room: 'studio-1',
      unit: 'reformers',
      text: 'Oak frames and green carriages. You have a reformer to yourself for the whole class.',
    },
    {
      id: 'studio-2',
      room: 'studio-2',
      unit: 'mats',
      text: 'For mat and yoga. Warm floorboards, curtains that close and room to stretch out both arms.',
    },
  ],
  amenities: {
    heading: 'What’s here',
    lead: 'Wear clothes you can bend in. Everything else is in the niche or by the door.',
    facts: [
      {
        id: 'mats-and-props',
        term: 'Mats and props',
        text: 'Mats, blocks, balls, rings, bolsters and blankets. We wipe or wash them after every class.',
      },
      {
        id: 'changing-rooms',
        term: 'Changing rooms',
        text: 'Two, each with a private cubicle. There’s one shower, and towels at the front desk.',
      },
      { id: 'lockers', term: 'Lockers', text: 'One for each place in a class. You choose your own code.' },
      {
        id: 'water-and-tea',
        term: 'Water and tea',
        text: 'A tap with cold drinking water, glasses beside it, and tea on the shelf after evening classes.',
      },
      {
        id: 'shoes',
        term: 'Shoes',
        text: 'Leave them on the oak bench by the door. Bare feet on the mat, grip socks on the reformer.',
      },
      {
        id: 'quiet',
        term: 'Quiet',
        text: 'No music in Restorative, quiet music in the other classes. Leave your phone in a locker.',
      },
    ],
  },
  access: {
    heading: 'Getting in and around',
    lead: 'What the building is like, so you can plan before you set out.',
    facts: [
      {
        id: 'the-door',
        term: 'The door',
        text: 'Level with the pavement, with a bell within reach. If the door’s too heavy, ring and we’ll open it for you.',
      },
      {
        id: 'the-stairs',
        term: 'The stairs',
        text: 'Rooms above the ground floor are up one flight of stairs with a handrail. There’s no lift.',
      },
      {
        id: 'the-reformers',
        term: 'The reformers',
        text: 'The carriage is about 40 cm above the floor. We can raise the headrest and help you on and off.',
      },
      {
        id: 'hearing-and-sight',
        term: 'Hearing and sight',
        text: 'Instructors show every exercise and explain it out loud. Tell us, and we’ll keep a place at the front for you.',
      },
      { id: 'assistance-dogs', term: 'Assistance dogs', text: 'Welcome. There’s a blanket by the wall.' },
    ],
    ask: 'If any of this affects whether you can come, ask us before you book. We’ll measure, send a photo or meet you at the door.',
  },
};
