import type { FaqQuestion } from '../site-copy/faq-fields.ts';

/** Questions before a first visit. */
export const generalQuestions: readonly FaqQuestion[] = [
  {
    id: 'what-to-bring',
    question: 'What should I bring to my first class?',
    answer:
      'Wear clothes you can bend in, and bring water. We have mats, blocks, balls and blankets. You practise barefoot on the mat and in grip socks on the reformer. You can buy socks at the front desk. Leave your shoes by the door.',
    alsoIn: ['reformer'],
    pages: ['home', 'classes'],
    more: null,
  },
  {
    id: 'arrive-early',
    question: 'How early should I arrive?',
    answer:
      'Come 10 minutes early. That leaves time to check in, put your things away and tell the instructor about any injuries. Once a class has started, the door stays closed.',
    alsoIn: ['policies'],
    pages: ['home'],
    more: null,
  },
  {
    id: 'class-length',
    question: 'How long is a class?',
    answer:
      'Between 50 and 60 minutes. Mat Pilates is 50, Reformer and Vinyasa are 55, and Restorative / Yin is 60. Every class starts and ends on time, and the timetable shows how long it is.',
    alsoIn: ['booking'],
    pages: [],
    more: { label: 'See today’s timetable', to: '/timetable' },
  },
  {
    id: 'which-class-first',
    question: 'I’ve never done Pilates or yoga. Where do I start?',
    answer:
      'Start with Reformer Foundations, Classic Mat Pilates or Restorative / Yin Yoga. All three are for beginners, with time for questions. Tell the instructor it’s your first time and they’ll keep an eye on you.',
    alsoIn: ['reformer'],
    pages: ['classes'],
    more: { label: 'Compare the classes', to: '/classes' },
  },
  {
    id: 'group-size',
    question: 'How many people are in a class?',
    answer:
      'Ten at most on the reformers, sixteen at most on the mats. Foundations and prenatal classes are smaller still. You will be seen, and corrected when it helps.',
    alsoIn: ['reformer'],
    pages: ['classes'],
    more: null,
  },
  {
    id: 'injuries',
    question: 'Can I come with an injury?',
    answer:
      'Often, yes. Ask your doctor or physiotherapist first, then tell the instructor before the class starts. There’s nearly always another way to do a movement. If you’re not sure which class suits you, contact us or start with a 1:1.',
    alsoIn: ['policies'],
    pages: [],
    more: { label: 'Who each class suits', to: '/eligibility' },
  },
  {
    id: 'age',
    question: 'Is there a minimum age?',
    answer:
      'You need to be 16 or over. If you’re 16 or 17, come to your first class with a parent or guardian, who signs for you at the front desk. There’s no upper limit.',
    alsoIn: ['policies'],
    pages: [],
    more: null,
  },
];
