import type { FaqQuestion } from '../site-copy/faq-fields.ts';

export const reformerQuestions: readonly FaqQuestion[] = [
  {
    id: 'what-is-reformer',
    question: 'What is a reformer?',
    answer:
      'A reformer is an oak frame with a carriage that slides on springs. The springs help or resist, depending on how we set them, so the same machine suits a dancer and someone coming back after years. You lie, sit, kneel or stand on it.',
    alsoIn: [],
    pages: [],
    more: { label: 'About Reformer classes', to: '/classes/reformer' },
  },
  {
    id: 'reformer-for-beginners',
    question: 'Is the reformer right for a beginner?',
    answer:
      'Yes. Start with Reformer Foundations: eight beds and no rush. You learn the machine first, then you use it. After two or three classes, Dynamic Reformer will feel familiar.',
    alsoIn: ['general'],
    pages: ['home'],
    more: { label: 'Find a Foundations class', to: '/timetable?activity=foundation-reformer' },
  },
  {
    id: 'grip-socks',
    question: 'Do I need grip socks?',
    answer:
      'You need grip socks on the reformer, because the carriage moves and the foot bar is smooth. Bring a pair or buy one at the front desk. On the mat, bare feet are best.',
    alsoIn: [],
    pages: [],
    more: null,
  },
];
