import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about coming without a booking. */
export const walkInTopics: readonly AssistantTopic[] = [
  {
    id: 'walk_in',
    question: 'Can I just turn up?',
    examples: parseExamples(`
      can i just walk in
      do you take walk-ins
      do i have to book or can i drop by
      is booking required
      do i need to book in advance
      can i come without booking
      can i show up on the day
      do you do drop ins without booking
      must i reserve or can i come along
      can i rock up and see if there's room
      is it ok to come along without a reservation
      walk in class possible
      turn up and pay?
      can i pop in for a class without booking
      do you need to pre-book
      do i have to pre book
      just show up or book first
      what if i come and hope for a place
      can people come in off the street
      can i come by and join a class
      is pre-booking necessary
      i was thinking of just coming along tonight, ok?
      do i need a reservation or can i turn up
      walk ins welcome?
      can i turn up without booking
      can i pop by on the off chance
      pop in on the off chance of a place
      can i come along tonight without booking
      can i just arrive and pay
      could i come down and hope someone cancels
      just turning up, is that ok
      do you take people off the street
    `),
    answer: {
      text: 'It’s best to book online first. Classes are small, and I can’t promise you a place on the day. You can book until the class starts if there’s a place left. Once it has started, the door stays closed.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['how_to_book', 'bookable_until', 'pay_later_at_desk', 'classes_find'],
  },
];
