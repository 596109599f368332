import type { ClassCategoryCopy } from '../classes-fields.ts';

/** Built-in text of the Mat Pilates category and its class pages. */
export const matPilatesCategory: ClassCategoryCopy = {
  id: 'mat-pilates',
  name: 'Mat Pilates',
  menuLabel: 'Pilates',
  menuText: 'The original mat exercises, in order',
  text: 'A mat, a ring, a ball and your own weight. The original exercises in their original order, without rushing.',
  audience: 'A good first class, and a good way to learn the basics behind all the others.',
  placesUnit: 'mats',
  pages: [
    {
      id: 'mat-pilates',
      name: 'Mat Pilates',
      style: '',
      classType: 'classic-mat',
      metaTitle: 'Mat Pilates in {district}',
      metaDescription:
        'Classic Mat Pilates in {district}, {city}: the original exercises in their original order, and beginner-friendly. See upcoming classes and places left, and book.',
      lead: 'The original exercises, taught slowly enough to do them well.',
      levelNote: 'Two versions of every exercise',
      overview:
        'A mat, a ring, a ball and your own weight. You do the exercises in the order in which they were first written down, one breath at a time. You learn where a movement starts, which is rarely where it hurts.',
      timeline: [
        {
          id: 'arrive',
          minute: '0',
          title: 'Arrive',
          text: 'Lie on your back. Find your breath and your ribs.',
        },
        {
          id: 'the-hundred',
          minute: '8',
          title: 'The hundred',
          text: 'A hundred small beats of the arms. The first ones are easy.',
        },
        {
          id: 'roll-up-and-circles',
          minute: '15',
          title: 'Roll-up and circles',
          text: 'Your spine leaves the mat one bone at a time.',
        },
        {
          id: 'bridge-and-side-kicks',
          minute: '28',
          title: 'Bridge and side kicks',
          text: 'Hips level, one leg to the ceiling, no rush.',
        },
        {
          id: 'swan-then-teaser',
          minute: '40',
          title: 'Swan, then teaser',
          text: 'One for your back, one for your balance.',
        },
        {
          id: 'rest',
          minute: '46',
          title: 'Rest',
          text: 'Knees in, then a slow roll up to standing.',
        },
      ],
      firstVisit: {
        product: 'first-mat',
        line: 'Beginners: your first class is {price}',
      },
      goodFor: 'Learning the basics before the reformer\nA stronger core',
      bring:
        'Socks or bare feet, as you like\nNothing else: mats and props are here\nYourself, {minutes} minutes early',
      others: {
        line: 'Expecting? There’s a class for you:',
        link: {
          label: 'Prenatal Mat',
          to: '/timetable?level=prenatal-mat',
        },
      },
      card: {
        text: 'The original exercises, taught slowly enough to do them well. A mat, a ring, a ball.',
        instructor: 'freya-lind',
        rating: '5',
        reviews: '18',
        note: 'Capacity 16',
        price: '',
        membership: {
          label: 'Power Pilates',
          to: '/pricing#unlimited-yoga',
        },
      },
    },
  ],
};
