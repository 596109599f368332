import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about several classes on one day. */
export const severalClassTopics: readonly AssistantTopic[] = [
  {
    id: 'several_classes',
    question: 'Can I do two classes in a day?',
    examples: parseExamples(`
      can i do two classes in a row
      can i book two classes back to back
      is it possible to take two classes on the same day
      can i stay for the next class as well
      two classes one after the other, ok?
      i want to do reformer and then yoga straight after
      can i do mat then reformer
      is there time between classes to do both
      double class on saturday possible?
      can i book more than one class a day
      how many classes can i book
      is there a limit on bookings per week
      max classes per day
      can i do yoga and pilates the same morning
      book two different classes on sunday
      can i stay on after my class for another
      back to back sessions
      is there a daily limit
      can i take three classes in one day
      can i book several classes at once
      how many bookings can i have at the same time
      am i allowed two classes a day
      could i do a yoga and then a reformer back to back
    `),
    answer: {
      text: 'You can book several classes, on the same day too. Book each one separately, and check on the timetable that one ends before the next one starts.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['classes_find', 'how_often', 'hold_limit', 'price_class'],
  },
];
