import type { AssistantTopic } from '../assistant-topic.ts';
import { findClassesExamples } from '../find-classes-examples.ts';

/** Topic about searching the timetable. */
export const findClassesTopics: readonly AssistantTopic[] = [
  {
    id: 'classes_find',
    question: 'What’s on tomorrow?',
    examples: findClassesExamples,
    answer: { lookup: 'find-classes' },
    slots: ['day', 'time', 'activity', 'level', 'instructor', 'people'],
    followUps: ['class_spaces', 'how_to_book', 'price_class', 'instructor_of_class', 'class_describe'],
  },
];
