import { matPilatesCategory } from './class-categories/mat-pilates.ts';
import { reformerCategory } from './class-categories/reformer.ts';
import { yogaCategory } from './class-categories/yoga.ts';
import type { ClassesCopy } from './classes-fields.ts';

/** Built-in text of the classes page and the class pages. */
export const classesDefaults: ClassesCopy = {
  description:
    'Reformer, Mat Pilates and Yoga in small groups in {district}, {city}. See what happens in each class, who it’s for, places left and how to join.',
  heading: 'Classes',
  lead: 'Three ways to move, each at its own pace. See who each class is for and how many places are left.',
  categories: [reformerCategory, matPilatesCategory, yogaCategory],
  join: {
    heading: 'How to join a class',
    lead: 'You don’t need a contract to try us. Start with one class and decide later.',
    dropIn: {
      text: 'One place in one class, paid for when you book. Nothing renews.',
      goodFor: 'Good for a first visit, or once a week.',
    },
    packs: {
      text: 'Sessions you buy in advance and use whenever you like before they expire.',
      goodFor: 'Good if no two weeks are the same.',
    },
    memberships: {
      text: 'Paid monthly. Flow gives you unlimited Mat and Yoga. Flex gives you a set number of Reformer classes.',
      goodFor: 'Good if you come often.',
    },
  },
  rating: '4.8 from 52 reviews',
  faqHeading: 'Before you come',
};
