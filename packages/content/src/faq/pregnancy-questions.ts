import type { FaqQuestion } from '../site-copy/faq-fields.ts';

/** Questions about pregnancy. Answers must never replace the advice of a midwife or doctor. */
export const pregnancyQuestions: readonly FaqQuestion[] = [
  {
    id: 'pregnant',
    question: 'Can I come while I’m pregnant?',
    answer:
      'Yes, to Prenatal Reformer or Prenatal Mat Pilates, once your midwife or doctor is happy for you to exercise. The groups are small, you don’t lie on your front, and there’s time to turn over. Tell the instructor how many weeks pregnant you are.',
    alsoIn: [],
    pages: ['home'],
    more: { label: 'Find a prenatal class', to: '/timetable?activity=prenatal' },
  },
  {
    id: 'pregnant-other-classes',
    question: 'Which other classes can I take when I’m pregnant?',
    answer:
      'Restorative / Yin Yoga, with extra bolsters, if you tell the instructor. We ask you to leave Dynamic Reformer, Reformer Strength and Vinyasa for later, because they move too fast to adapt for you.',
    alsoIn: ['reformer'],
    pages: [],
    more: { label: 'Who each class suits', to: '/eligibility' },
  },
  {
    id: 'after-birth',
    question: 'When can I come back after giving birth?',
    answer:
      'After your postnatal check, usually at six to eight weeks, and later after a caesarean. Start gently with Classic Mat or Restorative / Yin, or with a 1:1 that looks at your tummy muscles and pelvic floor first.',
    alsoIn: [],
    pages: [],
    more: { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
  },
];
