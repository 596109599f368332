import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about how often to train. */
export const trainingFrequencyTopics: readonly AssistantTopic[] = [
  {
    id: 'how_often',
    question: 'How many classes a week should I take?',
    examples: parseExamples(`
      how often should i come to see results
      is once a week enough
      how many sessions before i notice a difference
      can i do two classes in one day
      how many times a week do people come
      is it bad to do reformer every day
      how regularly should a beginner train
      do you need rest days between classes
      three times a week too much?
      once or twice a week, what do you advise
      is one class a week worth it
      how many classes do i need to do each month to get fitter
      can i come every day
      how often
      how often do i need to come
      how many times a week
      is twice a week enough
      once a week enough?
      how many times before i see a difference
      can you do reformer every day or is that too much
      is twice a week plenty
      is three a week overkill
      is every day too much
    `),
    answer: {
      text: 'That depends on you. Your instructor can tell you how often makes sense for you.',
      links: [{ label: 'Who each class suits', to: '/eligibility' }],
    },
    slots: ['activity'],
    followUps: ['benefits_how_often', 'recommend_goal', 'what_to_buy', 'classes_find'],
  },
];
