import type { FaqQuestion } from '../site-copy/faq-fields.ts';

export const femaleOnlyQuestions: readonly FaqQuestion[] = [
  {
    id: 'female-only-classes',
    question: 'Are there female-only classes?',
    answer:
      'Yes, on the reformer and on the mat. They’re for women and taught by a woman, with only women in the room. On the timetable, look for ‘Female-only’ in the class name.',
    alsoIn: [],
    pages: [],
    more: { label: 'Find a female-only class', to: '/timetable?for=female-only' },
  },
  {
    id: 'female-only-privacy',
    question: 'Who else is in the building during a female-only class?',
    answer:
      'The other room may have a mixed class, and a man may be working at the front desk. The studio door stays closed for the whole class, and no one walks through. If you need to know who’ll be at the front desk, contact us before you book.',
    alsoIn: ['policies'],
    pages: [],
    more: { label: 'Contact us', to: '/contact' },
  },
];
