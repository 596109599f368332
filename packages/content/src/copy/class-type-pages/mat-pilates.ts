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
    'Classic Mat Pilates in Vauxhall, London: the original exercises in their original order, and beginner-friendly. See upcoming classes and places left, and book.',
  lead: 'The original exercises, taught slowly enough to do them well.',
  levelNote: 'Two versions of every exercise',
  overview:
    'A mat, a ring, a ball and your own weight. You do the exercises in the order in which they were first written down, one breath at a time. You learn where a movement starts, which is rarely where it hurts.',
  timeline: [
    { minute: 0, title: 'Arrive', text: 'Lie on your back. Find your breath and your ribs.' },
    { minute: 8, title: 'The hundred', text: 'A hundred small beats of the arms. The first ones are easy.' },
    { minute: 15, title: 'Roll-up and circles', text: 'Your spine leaves the mat one bone at a time.' },
    { minute: 28, title: 'Bridge and side kicks', text: 'Hips level, one leg to the ceiling, no rush.' },
    { minute: 40, title: 'Swan, then teaser', text: 'One for your back, one for your balance.' },
    { minute: 46, title: 'Rest', text: 'Knees in, then a slow roll up to standing.' },
  ],
  firstVisit: { productId: 'first-mat', line: 'Beginners: your first class is {price}' },
  goodFor: ['Learning the basics before the reformer', 'A stronger core'],
  bring: [
    'Socks or bare feet, as you like',
    'Nothing else: mats and props are here',
    'Yourself, {minutes} minutes early',
  ],
  others: {
    line: 'Expecting? There’s a class for you:',
    links: [{ label: 'Prenatal Mat', to: '/timetable?level=prenatal-mat' }],
  },
};
