import type { ClassTypePageCopy } from './class-type-page-copy.ts';

export const reformerPage: ClassTypePageCopy = {
  key: 'reformer',
  styleLabel: null,
  card: 'reformer',
  category: 'reformer',
  classTypeId: 'dynamic-reformer',
  activityId: 'reformer',
  subType: null,
  roomId: 'studio-1',
  crumb: 'Reformer',
  metaTitle: 'Reformer Pilates in Vauxhall',
  metaDescription:
    'Dynamic Reformer Pilates on ten oak reformers in Vauxhall, London. All levels, springs set for you. See the next classes with the places left, and book one.',
  lead: 'Springs, straps and a moving carriage.',
  levelNote: 'Springs set for you',
  overview:
    'You lie, sit, kneel and stand on a carriage that slides against springs. They help on the way out and ask for control on the way back. Your instructor sets the load for you and changes it as you change.',
  timeline: [
    { minute: 0, title: 'Footwork', text: 'Breath, alignment, and the springs find their number.' },
    { minute: 10, title: 'Legs in straps', text: 'Hips and hamstrings, slowly, with the head down.' },
    { minute: 25, title: 'Long stretch and plank', text: 'The carriage moves, you do not.' },
    { minute: 40, title: 'Seated and standing', text: 'Balance, back and shoulders.' },
    { minute: 50, title: 'Rest', text: 'A few minutes on the carriage. Nobody talks.' },
  ],
  firstVisit: { productId: 'first-two-reformer', line: 'Beginners: start with two classes for {price}' },
  goodFor: ['Backs that sit all day', 'Strength without impact'],
  bring: [
    'Grip socks, or buy a pair at the desk',
    'Clothes you can move in',
    'Yourself, {minutes} minutes early',
  ],
  others: {
    line: 'Expecting? There is a class for that:',
    links: [{ label: 'Prenatal Reformer', to: '/timetable?level=prenatal-reformer' }],
  },
};
