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
    'Vinyasa yoga in Vauxhall, London: one breath, one movement, for all levels. See the next classes with the places left, and book one.',
  lead: 'One breath, one movement, and time to stand still in it.',
  overview:
    'You move on the breath, from standing to lying down, and stay in each pose long enough to notice it. Every pose has an easier door, and nobody watches which one you take.',
  timeline: [
    { minute: 0, title: 'Sit', text: 'Eyes closed, five slow breaths.' },
    { minute: 5, title: 'Sun salutations', text: 'Slowly at first, then as fast as you breathe.' },
    { minute: 20, title: 'Standing poses', text: 'Warrior two, triangle, half moon by the wall.' },
    { minute: 38, title: 'On the floor', text: 'Hips, a twist, a long forward fold.' },
    { minute: 48, title: 'Rest', text: 'Flat on your back, under a blanket.' },
  ],
  goodFor: ['People who think while they walk', 'Stiff hips and shoulders', 'A morning that starts early'],
  bring: ['Bare feet', 'Clothes that let you reach', 'Yourself, {minutes} minutes early'],
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
    'Restorative and Yin yoga in Vauxhall, London: five or six long shapes over bolsters and blankets, friendly to beginners. See the next classes and book one.',
  lead: 'Five or six shapes in an hour, held until the back of the body lets go.',
  overview:
    'Few poses, held for minutes, over bolsters and blankets. There is nothing to be good at. The light is late, the talk is little, and most people leave more slowly than they came.',
  timeline: [
    { minute: 0, title: 'Settle', text: 'Build the first shape: bolster, block, blanket.' },
    { minute: 8, title: 'Child’s pose', text: 'Over the bolster, one cheek down, then the other.' },
    { minute: 20, title: 'Butterfly, lying down', text: 'Blocks hold the knees. You only wait.' },
    { minute: 34, title: 'A twist, both sides', text: 'Long enough for the second sigh.' },
    { minute: 48, title: 'Legs up the wall', text: 'The feet get lighter. Then lie flat, and rest.' },
  ],
  goodFor: [
    'The end of a loud week',
    'Beginners: there is nothing to keep up with',
    'Days between harder classes',
  ],
  bring: ['Warm socks and a jumper', 'Nothing else: props are here', 'Yourself, {minutes} minutes early'],
};
