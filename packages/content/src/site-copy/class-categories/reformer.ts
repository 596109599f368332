import type { ClassCategoryCopy } from '../classes-fields.ts';

/** Built-in text of the Reformer category and its class pages. */
export const reformerCategory: ClassCategoryCopy = {
  id: 'reformer',
  name: 'Reformer',
  menuLabel: 'Reformer',
  menuText: 'Springs, straps and a moving carriage',
  text: 'A carriage, five springs and two straps. The springs support you on the way out and ask for control on the way back.',
  audience: 'Good for backs that spend all day at a desk, and for strength without impact.',
  placesUnit: 'beds',
  pages: [
    {
      id: 'reformer',
      name: 'Reformer',
      style: '',
      classType: 'dynamic-reformer',
      metaTitle: 'Reformer Pilates in {district}',
      metaDescription:
        'Dynamic Reformer Pilates on ten oak reformers in {district}, {city}. All levels, springs set for you. See upcoming classes and places left, and book.',
      lead: 'Springs, straps and a moving carriage.',
      levelNote: 'Springs set for you',
      overview:
        'You lie, sit, kneel and stand on a carriage that slides against springs. The springs help on the way out and ask for control on the way back. Your instructor sets the load for you and changes it as you get stronger.',
      timeline: [
        {
          id: 'footwork',
          minute: '0',
          title: 'Footwork',
          text: 'Breath and alignment, while we set your springs.',
        },
        {
          id: 'legs-in-straps',
          minute: '10',
          title: 'Legs in straps',
          text: 'Hips and hamstrings, slowly, with your head down.',
        },
        {
          id: 'long-stretch-and-plank',
          minute: '25',
          title: 'Long stretch and plank',
          text: 'The carriage moves. You don’t.',
        },
        {
          id: 'seated-and-standing',
          minute: '40',
          title: 'Seated and standing',
          text: 'Balance, back and shoulders.',
        },
        {
          id: 'rest',
          minute: '50',
          title: 'Rest',
          text: 'A few minutes on the carriage. No one talks.',
        },
      ],
      firstVisit: {
        product: 'first-two-reformer',
        line: 'Beginners: start with two classes for {price}',
      },
      goodFor: 'Backs that spend all day at a desk\nStrength without impact',
      bring:
        'Grip socks, or buy a pair at the front desk\nClothes you can move in\nYourself, {minutes} minutes early',
      others: {
        line: 'Expecting? There’s a class for you:',
        link: {
          label: 'Prenatal Reformer',
          to: '/timetable?level=prenatal-reformer',
        },
      },
      card: {
        text: 'Springs, straps and a moving carriage. Your instructor sets the load for you, then changes it as you get stronger.',
        instructor: 'ines-duarte',
        rating: '5',
        reviews: '24',
        note: 'Capacity 10',
        price: 'from £15/session',
        membership: null,
      },
    },
  ],
};
