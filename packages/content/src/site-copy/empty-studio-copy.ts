import { aboutDefaults } from './about.ts';
import { classesDefaults } from './classes.ts';
import { contactDefaults } from './contact.ts';
import { eligibilityDefaults } from './eligibility.ts';
import { emptyStudioFaq } from './empty-studio-faq.ts';
import { founderDefaults } from './founder.ts';
import { homeDefaults } from './home.ts';
import { roomsDefaults } from './rooms.ts';
import type { SiteCopy } from './site-copy-fields.ts';
import { emptyStudioTerms } from './terms-empty-studio.ts';

const timetable = { label: 'See today’s timetable', to: '/timetable' };
const hiddenSlide = {
  ...{ title: '', description: '', priceOf: '', offer: '', offerText: '' },
  ...{ primary: null, secondary: null },
};

/**
 * Texts with which an empty studio starts (handbook: website 2). They are true of every studio, while the
 * built-in texts describe Miles Street. Texts that aren't listed start with the built-in ones.
 */
export const emptyStudioCopy: Omit<SiteCopy, 'location' | 'pricing'> = {
  terms: emptyStudioTerms,
  home: {
    ...homeDefaults,
    description: '{studio} at {street}, {district}. {directions}',
    slides: {
      'hero-mat': {
        ...homeDefaults.slides['hero-mat'],
        title: 'Welcome to {studio}',
        description: 'Book a class, or come for a tour. {directions}',
      },
      'hero-reformer': hiddenSlide,
      'hero-yoga': hiddenSlide,
    },
    classes: { heading: 'Our classes', lead: 'See who each class is for, and book a place.' },
    studio: { heading: 'The studio', lead: 'Come and look around. Tours are free.', figures: [] },
    method: {
      heading: 'How it works',
      points: [
        {
          id: 'book-online',
          title: 'Book online',
          text: 'Choose a class and pay. We’ll email you a QR code for check-in.',
        },
        {
          id: 'cancelling',
          title: 'Change your mind',
          text: 'Cancel free of charge up to 24 hours before the class starts.',
        },
        {
          id: 'waiting-list',
          title: 'If a class is full',
          text: 'Join the waiting list and we’ll email you when a place becomes available.',
        },
      ],
      more: timetable,
    },
    countdown: { openLead: 'Book a class online, or come for a tour first.' },
  },
  classes: {
    ...classesDefaults,
    description: 'Our classes in {district}, {city}. See who each class is for, places left and how to join.',
    lead: 'See who each class is for and how many places are left.',
    categories: [],
    join: {
      ...classesDefaults.join,
      memberships: {
        text: 'Paid monthly. The pricing page shows what each membership covers.',
        goodFor: 'Good if you come often.',
      },
    },
    rating: '',
  },
  promos: { slides: [] },
  faq: emptyStudioFaq,
  founder: { ...founderDefaults, instructor: '', name: '', role: 'Founder', note: '', letter: '' },
  about: {
    ...aboutDefaults,
    description: '{studio} in {district}: what the studio is like and who teaches here.',
    heading: 'About {studio}',
    lead: 'Find out who teaches here and where we are. If you’d like to look around first, book a free tour.',
    highlights: {
      smallest: 'In our smallest room.',
      rooms: 'See them on a free tour.',
      instructors: 'Ask them anything before class.',
      classes: 'We say who each one suits.',
    },
    team: { heading: 'Who teaches here', lead: 'Find out which classes each instructor teaches.' },
  },
  rooms: {
    ...roomsDefaults,
    description: 'See what our rooms are like and what to bring.',
    heading: 'The rooms',
    lead: 'See where our classes take place. If you’d like to look around first, book a free tour.',
    captions: { first: 'At the studio.', second: 'Before class.', third: 'A place to sit down.' },
    rooms: [],
    amenities: {
      heading: 'What to bring',
      lead: 'If you’re not sure what you need, ask us.',
      facts: [
        { id: 'clothes', term: 'Clothes', text: 'Anything you can bend and stretch in.' },
        { id: 'water', term: 'Water', text: 'Bring a bottle.' },
      ],
    },
    access: { ...roomsDefaults.access, facts: [] },
  },
  contact: {
    ...contactDefaults,
    lead: 'Ask about a class, a booking or a price. A member of our team reads every message.',
    visit: { heading: 'Visit us', lead: 'If we’re teaching, we’ll be with you in a few minutes.' },
  },
  eligibility: {
    ...eligibilityDefaults,
    suits: [],
    care: {
      ...eligibilityDefaults.care,
      topics: eligibilityDefaults.care.topics.flatMap((topic) => {
        if (topic.id === 'female-only') return [];
        if (topic.id !== 'pregnancy') return [topic];
        return [
          {
            ...topic,
            text: 'Ask your midwife or doctor first, and tell the instructor before every class. After the birth, come back once you’ve had your postnatal check.',
            link: { label: 'Contact us', to: '/contact?topic=classes' },
          },
        ];
      }),
    },
  },
};
