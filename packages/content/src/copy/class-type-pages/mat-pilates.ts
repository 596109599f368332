import type { ClassTypePageCopy } from './class-type-page-copy.ts';

export const matPilatesPage: ClassTypePageCopy = {
  key: 'mat-pilates',
  styleLabel: null,
  card: 'mat',
  category: 'mat-pilates',
  classTypeId: 'classic-mat',
  activityId: 'mat',
  subType: null,
  roomId: 'studio-2',
  crumb: 'Mat Pilates',
  metaTitle: 'Mat Pilates in Vauxhall',
  metaDescription:
    'Classic Mat Pilates in Vauxhall, London: the original order of exercises, friendly to beginners. See the next classes with the places left, and book one.',
  lead: 'The original order, taught slowly enough to do it well.',
  levelNote: 'Every exercise in two sizes',
  overview:
    'A mat, a ring, a ball, and your own weight. The exercises come in the order in which they were first written down, one breath each. You learn where a movement begins, which is rarely where it hurts.',
  timeline: [
    { minute: 0, title: 'Arrive', text: 'On your back. Find your breath and your ribs.' },
    { minute: 8, title: 'The hundred', text: 'A hundred small beats of the arms. The first ones are easy.' },
    { minute: 15, title: 'Roll-up and circles', text: 'The spine leaves the mat one bone at a time.' },
    { minute: 28, title: 'Bridge and side kicks', text: 'Hips level, one leg to the ceiling, no hurry.' },
    { minute: 40, title: 'Swan, then teaser', text: 'Once for the back, once for the nerve.' },
    { minute: 46, title: 'Rest', text: 'Knees in, and a slow roll up to standing.' },
  ],
  firstVisit: { productId: 'first-mat', line: 'Beginners: your first class is {price}' },
  goodFor: ['Learning the basics before the reformer', 'Cores that have been told to work'],
  bring: [
    'Socks or bare feet, as you like',
    'Nothing else: mats and props are here',
    'Yourself, {minutes} minutes early',
  ],
  others: {
    line: 'Expecting? There is a class for that:',
    links: [{ label: 'Prenatal Mat', to: '/timetable?level=prenatal-mat' }],
  },
};
