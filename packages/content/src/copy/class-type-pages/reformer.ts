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
    'Dynamic Reformer Pilates on ten oak reformers in Vauxhall, London. All levels, springs set for you. See upcoming classes and places left, and book.',
  lead: 'Springs, straps and a moving carriage.',
  levelNote: 'Springs set for you',
  overview:
    'You lie, sit, kneel and stand on a carriage that slides against springs. The springs help on the way out and ask for control on the way back. Your instructor sets the load for you and changes it as you get stronger.',
  timeline: [
    { minute: 0, title: 'Footwork', text: 'Breath and alignment, while we set your springs.' },
    { minute: 10, title: 'Legs in straps', text: 'Hips and hamstrings, slowly, with your head down.' },
    { minute: 25, title: 'Long stretch and plank', text: 'The carriage moves. You don’t.' },
    { minute: 40, title: 'Seated and standing', text: 'Balance, back and shoulders.' },
    { minute: 50, title: 'Rest', text: 'A few minutes on the carriage. No one talks.' },
  ],
  firstVisit: { productId: 'first-two-reformer', line: 'Beginners: start with two classes for {price}' },
  goodFor: ['Backs that spend all day at a desk', 'Strength without impact'],
  bring: [
    'Grip socks, or buy a pair at the front desk',
    'Clothes you can move in',
    'Yourself, {minutes} minutes early',
  ],
  others: {
    line: 'Expecting? There’s a class for you:',
    links: [{ label: 'Prenatal Reformer', to: '/timetable?level=prenatal-reformer' }],
  },
};
