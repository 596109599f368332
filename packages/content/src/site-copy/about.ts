import { type CopyValue, group, line, text } from '@studio/domain/site-copy/copy-field';

/** Fields of /about, besides the founder's note. The numbers come from the catalogue. */
export const aboutFields = group('About page', {
  description: text('Description for search engines', 200),
  heading: line('Heading', 60),
  lead: text('Introduction', 300),
  highlights: group('The studio in numbers', {
    smallest: line('Text below the places in the smallest room', 80),
    rooms: line('Text below the number of rooms', 80),
    instructors: line('Text below the number of instructors', 80),
    classes: line('Text below the number of class types', 80),
  }),
  team: group('Instructors', { heading: line('Heading', 60), lead: text('Introduction', 200) }),
});

export type AboutCopy = CopyValue<typeof aboutFields>;

/** Built-in text of /about. */
export const aboutDefaults: AboutCopy = {
  description:
    'A small Pilates and yoga studio in {district}: why it’s small, who founded it and who teaches here.',
  heading: 'Small on purpose',
  lead: 'A small studio, five minutes from the station. Small enough for your instructor to see you, and to know by your second visit which shoulder is stiff.',
  highlights: {
    smallest: 'In the smaller room. You will be seen.',
    rooms: 'One for reformers, one for mat and yoga.',
    instructors: 'They know each other’s classes and swap notes.',
    classes: 'From lying still to heavy springs.',
  },
  team: {
    heading: 'Who teaches here',
    lead: 'Different backgrounds, one habit: they look before they correct.',
  },
};
