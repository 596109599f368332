import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const shoesTopics: readonly AssistantTopic[] = [
  {
    id: 'shoes',
    question: 'Where do I leave my shoes?',
    examples: parseExamples(`
      where do i leave my shoes
      where do shoes go
      can i wear trainers inside
      is there a shoe rack
      where should i put my trainers
      do we take shoes off at the door
      can i keep my shoes on in class
      is it shoes off
      what do i do with my boots
      somewhere to put shoes?
      are shoes allowed in the studio
      do you do yoga in shoes
      outdoor shoes in the studio?
      i've got muddy boots, where do they go
      do i need indoor shoes
      can i wear running shoes on the reformer
      trainers or barefoot
      place for shoes?
      shoes?
      so do the shoes stay by the door
    `),
    answer: {
      text: 'Leave your shoes on the oak bench by the door. You practise barefoot on the mat, and in grip socks on the reformer.',
      passages: ['rooms:shoes'],
      catalogue: ['activity:reformer'],
      links: [{ label: 'The rooms', to: '/studio/environment' }],
    },
    followUps: ['grip_socks', 'what_to_wear', 'lockers'],
  },
];
