import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const directionsLink = { label: 'How to get here', to: '/contact' };

/** Topic about where to leave a bike. */
export const bikeParkingTopics: readonly AssistantTopic[] = [
  {
    id: 'bike_parking',
    question: 'Where can I leave my bike?',
    examples: parseExamples(`
      can i leave my bike somewhere
      bike racks?
      secure cycle parking
      can i bring my brompton inside
      do you have a bike stand
      where can i lock up my bicycle
      where do i put my bike
      bike rack?
      is there anywhere safe for my bicycle
      can i lock my bike up outside
      i ride in, where does the bike go
      cycling from battersea, is there a stand
      do you have a rack for bikes
      will my bike get nicked if i leave it there
      can i take my folding bike inside
      bike shed?
      is there a santander dock near you
      what's the cycle route to you
      can i park my bicycle by the door
      i'll be on my bike, what do i do with it
      e-bike, somewhere to lock it
      bicycle storage
      which cycleway is closest
      can my scooter come inside
      and for bikes
      by bike then
      what about cyclists
      coming on my bike instead
      somewhere to lock a brompton?
      can i bring my folding bike in
    `),
    answer: {
      text: 'I don’t know about bike racks or docking stations nearby, or whether you can bring a bike inside. Bring a lock. Shall I ask our team?',
      links: [directionsLink],
      offer: 'talk_to_human',
    },
    followUps: ['directions', 'parking', 'facilities', 'talk_to_human'],
  },
];
