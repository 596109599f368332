import type { ClassTypePageCopy } from './class-type-page-copy.ts';

const yoga = {
  category: 'yoga',
  activityId: 'yoga',
  roomId: 'studio-2',
  crumb: 'Yoga',
  levelNote: null,
  firstVisit: null,
  others: null,
} as const;

export const vinyasaPage: ClassTypePageCopy = {
  ...yoga,
  key: 'vinyasa',
  styleLabel: 'Vinyasa',
  card: 'yoga-vinyasa',
  classTypeId: 'vinyasa-yoga',
  subType: 'vinyasa',
  metaTitle: 'Vinyasa yoga in Vauxhall',
  metaDescription:
    'Vinyasa yoga in Vauxhall, London: one breath, one movement, for all levels. See upcoming classes and places left, and book.',
  lead: 'One breath, one movement, and time to pause.',
  overview:
    'You move with your breath, from standing to lying down, and stay in each pose long enough to notice it. Every pose has an easier version, and no one watches which one you choose.',
  timeline: [
    { minute: 0, title: 'Sit', text: 'Eyes closed, five slow breaths.' },
    { minute: 5, title: 'Sun salutations', text: 'Slowly at first, then as fast as you breathe.' },
    { minute: 20, title: 'Standing poses', text: 'Warrior two, triangle, half moon by the wall.' },
    { minute: 38, title: 'On the floor', text: 'Hips, a twist, a long forward fold.' },
    { minute: 48, title: 'Rest', text: 'Flat on your back, under a blanket.' },
  ],
  goodFor: ['People who like to keep moving', 'Stiff hips and shoulders', 'Early mornings'],
  bring: ['Bare feet', 'Clothes you can stretch in', 'Yourself, {minutes} minutes early'],
};

export const restorativePage: ClassTypePageCopy = {
  ...yoga,
  key: 'restorative',
  styleLabel: 'Yin',
  card: 'yoga-restorative',
  classTypeId: 'restorative-yin-yoga',
  subType: 'restorative-yin',
  metaTitle: 'Restorative and Yin yoga in Vauxhall',
  metaDescription:
    'Restorative and Yin yoga in Vauxhall, London: five or six long poses over bolsters and blankets, and beginner-friendly. See upcoming classes and book.',
  lead: 'Five or six poses in an hour, held until your body lets go.',
  overview:
    'A few poses, held for minutes over bolsters and blankets. There’s nothing to be good at. The light is soft, there’s little talking, and most people leave more slowly than they came.',
  timeline: [
    { minute: 0, title: 'Settle', text: 'Set up your first pose: bolster, block, blanket.' },
    { minute: 8, title: 'Child’s pose', text: 'Over the bolster, one cheek down, then the other.' },
    { minute: 20, title: 'Butterfly, lying down', text: 'Blocks support your knees. You just lie there.' },
    { minute: 34, title: 'A twist, both sides', text: 'Long enough to sigh twice.' },
    { minute: 48, title: 'Legs up the wall', text: 'Your feet get lighter. Then lie flat and rest.' },
  ],
  goodFor: [
    'The end of a busy week',
    'Beginners: there’s nothing to keep up with',
    'Days between harder classes',
  ],
  bring: ['Warm socks and a jumper', 'Nothing else: props are here', 'Yourself, {minutes} minutes early'],
};
