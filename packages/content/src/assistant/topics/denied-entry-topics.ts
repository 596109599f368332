import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const contact = { label: 'Contact us', to: '/contact' };

/** Topic about clients who weren’t let into a class. */
export const deniedEntryTopics: readonly AssistantTopic[] = [
  {
    id: 'turned_away',
    question: 'I was turned away from a class',
    examples: parseExamples(`
      i was turned away from my class
      they wouldn't let me in
      you locked me out of class and kept my money
      i was one minute late and they shut the door in my face
      got refused entry last night
      the instructor wouldn't open the door
      i paid and was not allowed in
      arrived at 6:01 and was sent home
      i was 2 minutes late because of the train and you wouldn't let me join
      not let into the class i paid for
      refused at the door, i want a refund
      you didn't let me in and charged me
      turned away at reception with a valid booking
      stood outside the door and nobody let me in
      the door was closed when i got there on time
      i was early and still couldn't get in
      they said i was too late but i wasn't
      missed my class because the bell wasn't answered
      i couldn't get in, nobody opened
      your receptionist sent me away
      locked out of class, that's not fair
      i ran from the station, got there at 18:01 and was sent away, that's theft
      paid £20 and got turned away for being a minute late, i want the manager
      shut out at one minute past after paying, disgraceful
      2 minutes late and the door was locked
      locked out for being three minutes late
    `),
    answer: {
      text: 'I’m sorry, that’s frustrating. The door stays closed once a class has started, so everyone inside is safe and undisturbed. I’ve passed this to our team. Please tell us which class it was and when you arrived.',
      links: [contact],
      handOver: true,
    },
    slots: ['booking', 'day', 'time'],
    followUps: ['late_arrival', 'complaint', 'talk_to_human'],
  },
];
