import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about events, and requests for new classes. */
export const newClassTopics: readonly AssistantTopic[] = [
  {
    id: 'events_and_wishes',
    question: 'Are there any events or new classes?',
    examples: parseExamples(`
      any new classes planned
      will you add more evening classes
      can you put on a reformer class on sunday night
      any workshops or events coming up
      are you going to offer anything new next year
      whats new
      what is planned for the new year timetable
      would you consider a 6am class
      please add a class on sunday evening
      i wish you had more prenatal classes, any plans
      do you organise retreats or special events
      new timetable coming?
      any special events in december
      will there be a new year workshop
      do you plan to do late classes
      could you start a 6.30am reformer
      upcoming events?
      what new things are you bringing in
      will you add a new class
      do you run workshops
      anything special on over the holidays
      any masterclasses coming up
      retreat?
      do you host events
      are you adding more classes in january
      will there be more morning classes soon
      when do you publish the new timetable
      any open days planned
      any workshops coming up
      will you ever do a kids class
      would love a sunday evening class, could you add one
    `),
    answer: {
      text: 'You’ll find our events on the timetable. I don’t know about any other new classes, but we’d love to hear your ideas. Shall I pass them on to our team?',
      links: [
        { label: 'See the timetable', to: '/timetable' },
        { label: 'Send an idea', to: '/contact?topic=classes' },
      ],
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['classes_find', 'coming_soon', 'newsletter', 'talk_to_human'],
  },
];
