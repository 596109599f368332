import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic of messages from people who feel low. Danger is in `emergencyTopics`. */
export const lowMoodTopics: readonly AssistantTopic[] = [
  {
    id: 'feeling_low',
    question: 'I’m having a bad day',
    examples: parseExamples(`
      had a rough day today
      do you get lonely
      it's been a long day
      i'm lonely
      i'm sad today
      i feel a bit down
      feeling low today
      not my day today
      i've had the worst week
      i just need someone to talk to
      i'm fed up with everything at work
      feeling blue
      i've been crying all morning
      we broke up and i feel rubbish
      i'm so stressed out lately
      life is a lot right now
      my dog died and i'm sad
      i feel alone in london
      having a really bad week
      work is getting on top of me
      i'm upset today
      i could do with a hug
      everything's going wrong this week
      a bit miserable today tbh
    `),
    answer: {
      text: 'I’m sorry to hear that. If you’d like to talk to someone, our team is here. Shall I ask them?',
      suggestions: ['Which class would suit me?'],
      offer: 'talk_to_human',
    },
    followUps: ['recommend_goal', 'talk_to_human'],
  },
];
