import type { FaqItem } from './faq-item.ts';

/** Questions about pregnancy. Answers must never replace the advice of a midwife or doctor. */
export const pregnancyQuestions: readonly FaqItem[] = [
  {
    id: 'pregnant',
    question: 'Can I come while pregnant?',
    answer:
      'Yes, to Prenatal Reformer or Prenatal Mat Pilates, once your midwife or doctor is happy for you to exercise. The groups are small, nothing is done on your front, and there is time to turn over. Tell the instructor how many weeks you are.',
    tags: ['pregnancy'],
    more: { label: 'Find a prenatal class', to: '/timetable?activity=prenatal' },
  },
  {
    id: 'pregnant-other-classes',
    question: 'Which other classes can I take when pregnant?',
    answer:
      'Restorative / Yin Yoga, with more bolsters, if the instructor knows. We ask you to leave Dynamic Reformer, Reformer Strength and Vinyasa for later: their pace leaves too little room to adapt.',
    tags: ['pregnancy', 'reformer'],
    more: { label: 'Who each class suits', to: '/eligibility' },
  },
  {
    id: 'after-birth',
    question: 'When can I come back after a birth?',
    answer:
      'After your postnatal check, usually six to eight weeks, and later after a caesarean. Begin gently: Classic Mat or Restorative / Yin, or a 1:1 that looks at your abdominal wall and pelvic floor first.',
    tags: ['pregnancy'],
    more: { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
  },
];
