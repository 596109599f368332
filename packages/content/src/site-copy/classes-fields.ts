import {
  type CopyValue,
  group,
  line,
  list,
  optionalLink,
  reference,
  text,
} from '@studio/domain/site-copy/copy-field';

const perLine = 'One per line.';

const pageFields = {
  name: line('Name', 40),
  style: line('Style', 40, { optional: true, hint: 'Label in the switch between a category’s pages.' }),
  classType: reference('Class type', 'class-type', 'The page is hidden without one.'),
  metaTitle: line('Title for search engines', 80),
  metaDescription: text('Description for search engines', 200),
  lead: text('Introduction', 200),
  levelNote: line('Note below the level', 60, { optional: true }),
  overview: text('What happens in the class', 800),
  timeline: list(
    'Course of a class',
    { noun: 'part', titleField: 'title', max: 10 },
    {
      minute: line('Minute', 3),
      title: line('Title', 60),
      text: text('Text', 160),
    },
  ),
  firstVisit: group('First visit', {
    product: reference('Starter offer', 'product'),
    line: line('Sentence, with {price} for the price', 100, { optional: true }),
  }),
  goodFor: text('Good for', 500, { hint: perLine }),
  bring: text('What to bring', 500, { hint: `${perLine} {minutes} becomes the minutes to arrive early.` }),
  others: group('Classes for particular groups', {
    line: line('Sentence', 100, { optional: true }),
    link: optionalLink('Link'),
  }),
  card: group('Card on the home page', {
    text: text('Text', 240),
    instructor: reference('Instructor', 'instructor'),
    rating: line('Stars', 1, { optional: true, hint: 'From 1 to 5. Leave blank to hide the stars.' }),
    reviews: line('Number of reviews', 6, { optional: true }),
    note: line('Note', 40, { optional: true }),
    price: line('Price label', 40, { optional: true, hint: 'Leave blank to show the current price.' }),
    membership: optionalLink('Membership badge'),
  }),
} as const;

const option = (label: string) => group(label, { text: text('Text', 240), goodFor: line('Good for', 100) });

/** Fields of the classes page, the class pages and their links in the header and footer (handbook: pages 6). */
export const classesFields = group('Classes', {
  description: text('Description for search engines', 200),
  heading: line('Heading', 60),
  lead: text('Introduction', 300),
  categories: list(
    'Categories',
    { noun: 'category', titleField: 'name', max: 12 },
    {
      name: line('Name', 40),
      menuLabel: line('Label in the menu', 30),
      menuText: line('Text in the menu', 60),
      text: text('Text on the card', 300),
      audience: text('Who it’s good for', 200),
      placesUnit: line('Word for places', 20, { hint: 'For example: beds, mats, places' }),
      pages: list('Class pages', { noun: 'class page', titleField: 'name', min: 1, max: 12 }, pageFields),
    },
  ),
  join: group('How to join a class', {
    heading: line('Heading', 60),
    lead: text('Introduction', 200),
    dropIn: option('Drop-in'),
    packs: option('Class packs'),
    memberships: option('Membership'),
  }),
  rating: line('Line above the instructors', 60, {
    optional: true,
    hint: 'For example: 4.8 from 52 reviews',
  }),
  faqHeading: line('Heading above the questions', 60),
});

export type ClassesCopy = CopyValue<typeof classesFields>;
export type ClassCategoryCopy = ClassesCopy['categories'][number];
export type ClassPageCopy = ClassCategoryCopy['pages'][number];
