import type { FaqItem } from './faq-item.ts';

export const reformerQuestions: readonly FaqItem[] = [
  {
    id: 'what-is-reformer',
    question: 'What is a reformer?',
    answer:
      'An oak frame with a carriage that slides on springs. The springs push back or help, depending on how they are set, so the same machine suits a dancer and somebody coming back after years. You lie, sit, kneel or stand on it.',
    tags: ['reformer'],
    more: { label: 'About Reformer classes', to: '/classes/reformer' },
  },
  {
    id: 'reformer-for-beginners',
    question: 'Is the reformer right for a beginner?',
    answer:
      'Yes. Begin with Reformer Foundations: eight beds and no hurry. You learn the machine first, then you use it. After two or three of these, Dynamic Reformer will feel familiar.',
    tags: ['reformer', 'general'],
    more: { label: 'Find a Foundations class', to: '/timetable?activity=foundation-reformer' },
  },
  {
    id: 'grip-socks',
    question: 'Do I need grip socks?',
    answer:
      'On the reformer, yes: the carriage moves and the foot bar is smooth. Bring a pair or take one at the desk. On the mat, bare feet are best.',
    tags: ['reformer'],
  },
];
