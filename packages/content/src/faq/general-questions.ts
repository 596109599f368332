import type { FaqItem } from './faq-item.ts';

/** Questions before a first visit. */
export const generalQuestions: readonly FaqItem[] = [
  {
    id: 'what-to-bring',
    question: 'What should I bring to my first class?',
    answer:
      'Clothes you can bend in, and water. Mats, blocks, balls and blankets are here. You practise barefoot on the mat and in grip socks on the reformer; we keep socks at the desk. Shoes stay by the door.',
    tags: ['general', 'reformer'],
  },
  {
    id: 'arrive-early',
    question: 'How early should I arrive?',
    answer:
      'Come 10 minutes early. That leaves time to show your code, put your things away and tell the instructor about a knee or a back. Once a class has begun, the door stays closed.',
    tags: ['general', 'policies'],
  },
  {
    id: 'class-length',
    question: 'How long is a class?',
    answer:
      'Between 50 and 60 minutes. Mat Pilates is 50, Reformer and Vinyasa are 55, Restorative / Yin is 60. Every class begins and ends on time, and its length stands beside it in the timetable.',
    tags: ['general', 'booking'],
    more: { label: 'See today’s timetable', to: '/timetable' },
  },
  {
    id: 'which-class-first',
    question: 'I have never done Pilates or yoga. Where do I start?',
    answer:
      'With Reformer Foundations, Classic Mat Pilates or Restorative / Yin Yoga. All three are for beginners, and all three are taught slowly enough to ask. Tell the instructor it is your first time; they will stay close.',
    tags: ['general', 'reformer'],
    more: { label: 'Compare the classes', to: '/classes' },
  },
  {
    id: 'group-size',
    question: 'How many people are in a class?',
    answer:
      'Ten at most on the reformers, sixteen at most on the mats. Foundations and prenatal classes are smaller still. You will be seen, and corrected when it helps.',
    tags: ['general', 'reformer'],
  },
  {
    id: 'injuries',
    question: 'Can I come with an injury?',
    answer:
      'Often, yes. Ask your doctor or physiotherapist first, then tell the instructor before the class begins: there is nearly always another way to do the movement. If you are not sure which class suits you, write to us or begin with a 1:1.',
    tags: ['general', 'policies'],
    more: { label: 'Who each class suits', to: '/eligibility' },
  },
  {
    id: 'age',
    question: 'Is there a minimum age?',
    answer:
      'From 16 on. At 16 or 17, come to your first class with a parent or guardian, who signs for you at the desk. There is no upper limit.',
    tags: ['general', 'policies'],
  },
];
