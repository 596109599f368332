import type { ClassCategoryCopy } from '../classes-fields.ts';

/** Built-in text of the Yoga category and its class pages. */
export const yogaCategory: ClassCategoryCopy = {
  id: 'yoga',
  name: 'Yoga',
  menuLabel: 'Yoga',
  menuText: 'Vinyasa, Yin and Restorative',
  text: 'Vinyasa when you want to move, Yin when you want to stop. Move with every breath, or hold one pose for minutes.',
  audience: 'Good for stiff mornings and busy weeks.',
  placesUnit: 'mats',
  pages: [
    {
      id: 'vinyasa',
      name: 'Vinyasa',
      style: 'Vinyasa',
      classType: 'vinyasa-yoga',
      metaTitle: 'Vinyasa yoga in {district}',
      metaDescription:
        'Vinyasa yoga in {district}, {city}: one breath, one movement, for all levels. See upcoming classes and places left, and book.',
      lead: 'One breath, one movement, and time to pause.',
      levelNote: '',
      overview:
        'You move with your breath, from standing to lying down, and stay in each pose long enough to notice it. Every pose has an easier version, and no one watches which one you choose.',
      timeline: [
        {
          id: 'sit',
          minute: '0',
          title: 'Sit',
          text: 'Eyes closed, five slow breaths.',
        },
        {
          id: 'sun-salutations',
          minute: '5',
          title: 'Sun salutations',
          text: 'Slowly at first, then as fast as you breathe.',
        },
        {
          id: 'standing-poses',
          minute: '20',
          title: 'Standing poses',
          text: 'Warrior two, triangle, half moon by the wall.',
        },
        {
          id: 'on-the-floor',
          minute: '38',
          title: 'On the floor',
          text: 'Hips, a twist, a long forward fold.',
        },
        {
          id: 'rest',
          minute: '48',
          title: 'Rest',
          text: 'Flat on your back, under a blanket.',
        },
      ],
      firstVisit: {
        product: '',
        line: '',
      },
      goodFor: 'People who like to keep moving\nStiff hips and shoulders\nEarly mornings',
      bring: 'Bare feet\nClothes you can stretch in\nYourself, {minutes} minutes early',
      others: {
        line: '',
        link: null,
      },
      card: {
        text: 'One breath, one movement. A steady flow, with time to pause.',
        instructor: 'amara-cole',
        rating: '5',
        reviews: '22',
        note: 'Mat-based • Flow',
        price: '',
        membership: {
          label: 'Power Pilates',
          to: '/pricing#unlimited-yoga',
        },
      },
    },
    {
      id: 'restorative',
      name: 'Restorative / Yin',
      style: 'Yin',
      classType: 'restorative-yin-yoga',
      metaTitle: 'Restorative and Yin yoga in {district}',
      metaDescription:
        'Restorative and Yin yoga in {district}, {city}: five or six long poses over bolsters and blankets, and beginner-friendly. See upcoming classes and book.',
      lead: 'Five or six poses in an hour, held until your body lets go.',
      levelNote: '',
      overview:
        'A few poses, held for minutes over bolsters and blankets. There’s nothing to be good at. The light is soft, there’s little talking, and most people leave more slowly than they came.',
      timeline: [
        {
          id: 'settle',
          minute: '0',
          title: 'Settle',
          text: 'Set up your first pose: bolster, block, blanket.',
        },
        {
          id: 'childs-pose',
          minute: '8',
          title: 'Child’s pose',
          text: 'Over the bolster, one cheek down, then the other.',
        },
        {
          id: 'butterfly-lying-down',
          minute: '20',
          title: 'Butterfly, lying down',
          text: 'Blocks support your knees. You just lie there.',
        },
        {
          id: 'a-twist-both-sides',
          minute: '34',
          title: 'A twist, both sides',
          text: 'Long enough to sigh twice.',
        },
        {
          id: 'legs-up-the-wall',
          minute: '48',
          title: 'Legs up the wall',
          text: 'Your feet get lighter. Then lie flat and rest.',
        },
      ],
      firstVisit: {
        product: '',
        line: '',
      },
      goodFor:
        'The end of a busy week\nBeginners: there’s nothing to keep up with\nDays between harder classes',
      bring: 'Warm socks and a jumper\nNothing else: props are here\nYourself, {minutes} minutes early',
      others: {
        line: '',
        link: null,
      },
      card: {
        text: 'Five or six poses in an hour, held over bolsters and blankets until your body lets go.',
        instructor: 'mei-tanaka',
        rating: '5',
        reviews: '15',
        note: 'Props • Deep Stretch',
        price: '',
        membership: {
          label: 'Bridge Pilates',
          to: '/pricing#off-peak-yoga',
        },
      },
    },
  ],
};
