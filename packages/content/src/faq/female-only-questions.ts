import type { FaqItem } from './faq-item.ts';

export const femaleOnlyQuestions: readonly FaqItem[] = [
  {
    id: 'female-only-classes',
    question: 'Are there female-only classes?',
    answer:
      'Yes, on the reformer and on the mat. They are for women and taught by a woman, with only women in the room. In the timetable they carry “Female-only” in their name.',
    tags: ['female-only'],
    more: { label: 'Find a female-only class', to: '/timetable?for=female-only' },
  },
  {
    id: 'female-only-privacy',
    question: 'Who else is in the building during a female-only class?',
    answer:
      'The other room may have a mixed class, and the desk may be staffed by a man. The studio door is closed for the whole class, and nobody walks through. If you need to know who is on the desk, write to us before you book.',
    tags: ['female-only', 'policies'],
    more: { label: 'Contact us', to: '/contact' },
  },
];
