import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about classes that have already taken place. */
export const pastClassTopics: readonly AssistantTopic[] = [
  {
    id: 'past_class',
    question: 'Which class did I go to?',
    examples: parseExamples(`
      which class did i go to yesterday
      who taught the class last night
      who was teaching yesterday evening at 6
      what was the name of the instructor on monday
      what class did i do on tuesday
      the class i went to on sunday morning what was it called
      i was in a class this morning, who was the teacher
      what was that 7am class yesterday called
      who took the yoga class last week
      i loved the class yesterday, whos the instructor
      which class was on at 7 last night
      can you tell me what class i had on thursday
      who did the half six class last night
      what was the class on saturday at 9
      what did i book last week
      name of the teacher from yesterdays reformer class
      was it mei who taught yesterday
      the lady who taught wednesday evening, what's her name
      that class i did last monday, what level is it
      what class ran yesterday lunchtime
      which instructor covered last nights class
      did noor teach the 18:00 yesterday
      which class did i do last tuesday
      who taught the one i went to on sunday
    `),
    answer: { lookup: 'past-class' },
    slots: ['day', 'time', 'activity'],
    followUps: ['instructor_info', 'classes_find', 'own_bookings'],
  },
];
