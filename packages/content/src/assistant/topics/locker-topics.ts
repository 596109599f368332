import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about lockers and valuables. */
export const lockerTopics: readonly AssistantTopic[] = [
  {
    id: 'lockers',
    question: 'Are there lockers?',
    examples: parseExamples(`
      are there lockers
      lockers
      do lockers need a coin
      do you have lockers i can use
      lockers with a key or a code
      need a padlock for the locker?
      is there somewhere safe for my bag
      where can i leave my laptop during class
      valuables, where do they go
      can i lock my stuff away
      is there storage for a suitcase
      do i bring my own lock
      where do i put my coat and bag
      safe place for my phone and keys
      how do the lockers work
      locker code?
      cloakroom
      can i leave my shopping somewhere
      got a big rucksack, is there room for it
      are there cubbies for shoes and bags
      is my handbag safe while im in class
      do you have lockers big enough for a gym bag
      somewhere to stash my stuff
      bag drop?
      is there a place to leave a folding bike and a bag
      secure lockers or just hooks
      where does my stuff go during class
      is my bag safe
      is there anywhere to put my laptop
    `),
    answer: {
      text: 'There’s a locker for each place in a class, and you choose your own code.',
      passages: ['rooms:lockers'],
      links: [{ label: 'The rooms', to: '/studio/environment' }],
    },
    followUps: ['facilities', 'lost_property', 'what_to_bring'],
  },
];
