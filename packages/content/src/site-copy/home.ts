import {
  type CopyValue,
  group,
  line,
  link,
  list,
  optionalLink,
  reference,
  text,
} from '@studio/domain/site-copy/copy-field';

const slide = (label: string, isOptional: boolean) =>
  group(label, {
    title: text('Title', 60, {
      optional: isOptional,
      hint: isOptional
        ? 'Leave blank to hide the slide. Line breaks apply on wide screens only.'
        : 'Line breaks apply on wide screens only.',
    }),
    description: text('Description', 160, { optional: isOptional }),
    priceOf: reference('Class whose price replaces {price}', 'class-type'),
    offer: reference('Offer', 'product'),
    offerText: line('Sentence while the offer is on sale', 80, { optional: true }),
    primary: optionalLink('Button'),
    secondary: optionalLink('Second link'),
  });

/** Fields of the home page. */
export const homeFields = group('Home page', {
  description: text('Description for search engines', 200),
  slides: group('Hero slides', {
    'hero-mat': slide('First slide', false),
    'hero-reformer': slide('Second slide', true),
    'hero-yoga': slide('Third slide', true),
  }),
  classes: group('Classes', { heading: line('Heading', 60), lead: text('Introduction', 200) }),
  studio: group('The studio', {
    heading: line('Heading', 60),
    lead: text('Introduction', 240),
    figures: list(
      'Key figures',
      { noun: 'figure', titleField: 'label', max: 2 },
      { value: line('Figure', 10), label: line('Label', 30) },
    ),
  }),
  method: group('How we work', {
    heading: line('Heading', 60),
    points: list(
      'Points',
      { noun: 'point', titleField: 'title', max: 4 },
      { title: line('Title', 40), text: text('Text', 200) },
    ),
    more: link('Link'),
  }),
  countdown: group('Countdown', {
    openLead: text('Text after the opening', 160, {
      optional: true,
      hint: '{date} becomes the day on which the countdown ended.',
    }),
  }),
  questions: group('Questions', { heading: line('Heading', 60), lead: text('Introduction', 160) }),
});

export type HomeCopy = CopyValue<typeof homeFields>;

const timetable = { label: 'See today’s timetable', to: '/timetable' };

/** Built-in text of the home page. */
export const homeDefaults: HomeCopy = {
  description: 'Reformer, mat Pilates and yoga in small groups at {street}, {district}. {directions}',
  slides: {
    'hero-mat': {
      title: 'A room\nfull of daylight',
      description: 'Reformer, mat and yoga in small groups. {directions}',
      priceOf: '',
      offer: '',
      offerText: '',
      primary: { label: 'Book a tour', to: '/tour' },
      secondary: timetable,
    },
    'hero-reformer': {
      title: 'Ten beds.\nYou will\nbe seen',
      description: 'Reformer, for all levels.',
      priceOf: '',
      offer: '',
      offerText: '',
      primary: { label: 'Book Reformer', to: '/timetable?activity=reformer' },
      secondary: { label: 'How it works', to: '/classes/reformer' },
    },
    'hero-yoga': {
      title: 'One breath,\none movement',
      description: 'Vinyasa, Yin and Restorative, {price} a session.',
      priceOf: 'vinyasa-yoga',
      offer: 'tuesday-yoga-two-for-one',
      offerText: 'Two for one on Tuesday evenings.',
      primary: { label: 'Book yoga', to: '/timetable?activity=yoga' },
      secondary: { label: 'See pricing', to: '/pricing' },
    },
  },
  classes: {
    heading: 'Core Classes',
    lead: 'Four ways to move, each at its own pace. See who each class is for.',
  },
  studio: {
    heading: 'Experience Tranquility',
    lead: 'Plaster, oak and linen. Tall windows, curtains for the late classes, and only as many people as fit comfortably.',
    figures: [
      { id: 'people', value: '200+', label: 'People' },
      { id: 'reviews', value: '4.8', label: 'from 52 reviews' },
    ],
  },
  method: {
    heading: 'The Movement',
    points: [
      {
        id: 'private-group',
        title: 'Private Group',
        text: 'Ten beds in the reformer studio, sixteen mats in the room above. You will be seen.',
      },
      {
        id: 'proper-tools',
        title: 'Proper Tools',
        text: 'Oak reformers, and a ring, a ball and two blocks for every mat.',
      },
      {
        id: 'friendly-environment',
        title: 'Friendly Environment',
        text: 'Shoes by the door, tea on the shelf, and someone who knows your name by the second class.',
      },
    ],
    more: { label: 'Look around the studio', to: '/studio/environment' },
  },
  countdown: { openLead: 'The first class was on {date}. Come any day. The kettle’s on.' },
  questions: {
    heading: 'Good to know',
    lead: 'Something else? Contact us. We’ll reply within one working day.',
  },
};
