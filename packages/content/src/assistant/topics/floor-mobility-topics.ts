import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about getting down to the floor and on to the reformer. */
export const floorMobilityTopics: readonly AssistantTopic[] = [
  {
    id: 'floor_mobility',
    question: 'What if I can’t get up off the floor?',
    examples: parseExamples(`
      i struggle to get up off the floor
      getting down on the mat is hard for me
      what happens if i get stuck on the floor
      i can't kneel or get down low, is there a class
      do i have to lie on the floor
      how high is the reformer off the ground
      is it easy to climb on to the reformer
      will someone help me on and off the machine
      i need a hand getting up, is that a problem
      i'm not able to sit on the ground
      is the reformer low down
      can i get on the reformer if i'm stiff
      i'm worried i won't be able to stand up again
      do you have to get up and down a lot in mat
      how do you get on to a reformer
      could somebody help me up from the mat
      i can only get up holding on to something
      is mat pilates all on the floor
      what's the height of the bed
      my dad can't get down to the floor
      getting up takes me ages, would i hold people up
      i can't get up from lying without help
      are there classes without floor work
    `),
    answer: {
      text: 'The carriage of a reformer is about 40 cm off the floor, and we can help you on and off. In Classic Mat Pilates, you get down to the floor and up again a few times. If you have a health problem, ask your doctor first, and tell the instructor before class. If you’re not sure, start with a 1:1.',
      passages: ['access:the-reformers'],
      catalogue: ['activity:reformer', 'class-type:classic-mat'],
      otherwise:
        'You can rest or stop at any time. If you have a health problem, ask your doctor first, and tell the instructor before class. I don’t know how often you get down to the floor in each class. Shall I ask our team?',
      links: [
        { label: 'Access to the building', to: '/studio/environment' },
        { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
      ],
    },
    slots: ['activity'],
    followUps: ['accessibility', 'older_people', 'one_to_one', 'injury_condition'],
  },
];
