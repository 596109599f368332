import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

const roomsLink = { label: 'The rooms', to: '/studio/environment' };

/** Topics about access to the building and its rooms. */
export const buildingTopics: readonly AssistantTopic[] = [
  {
    id: 'accessibility',
    question: 'Is the studio step-free?',
    examples: listExamples(`
      is it wheelchair accessible
      are there stairs
      do you have a lift
      step free access?
      i use crutches can i get to studio 2
      i am deaf, can i follow the class
      i'm blind, what help is there
      is there a disabled toilet
      my mum can't do steps
      i'm autistic, is there a quiet class
      wheelchair
      accessibility info please
      any steps at the entrance
      which floor is the yoga room
      i walk with a stick, how many stairs are there
      is there a ramp
      can a wheelchair user do reformer
      i have mobility issues
      how high is the reformer off the floor
      hearing loop?
      i'm hard of hearing, can i be near the front
      partially sighted, will the teacher describe the moves
      is there an elevator
      disabled access
      do you need to climb stairs to get to mat pilates
      is the station step free, i use a chair
      can i get a buggy in
      adhd and sensory issues, is it very stimulating
      i have trouble getting up from the floor
      can someone help me on and off the bed
      my nan uses a zimmer frame, can she get in
      i can't manage stairs
      are you disabled friendly
      is the reformer studio on the ground floor
      lift?
      can i come in a wheelchair
      visually impaired client, any support
      sign language?
      how many steps up to yoga
      do you accommodate disabled people
      access for a mobility scooter
      is it accessible
      wheelchair access?
      stairs?
      i can't do stairs
      disabled toilet?
      deaf client, will i manage
      My knees do not care for stairs. Is everything on one level?
      wheelchair user. can i get in and is there a class i could actually do
      Is there a disabled loo
      i am deaf and lipread. can i stand near the teacher
      do you have a hearing loop or bsl interpreter
      partially sighted, will the teacher describe what to do
      is there a lift to the yoga studio
      i use a crutch, can't do stairs, is yin upstairs
      autistic and need a quiet place. how loud is it
      i'm deaf
      deaf woman here, will i be able to follow
      i lip read, where should i stand
      do you have anything for deaf people
      do you have anything for wheelchair users
      i use a wheelchair, which class works
      manual chair, door width?
      can i transfer from my chair to the reformer
      bad with stairs, which studio is downstairs
      everything on the ground floor?
      stairs are a problem for me
      blind, can someone guide me in
      adhd and autism, do you make adjustments
      i'm profoundly deaf and use bsl
      power chair, can i get through the door
      my mum walks with a frame, are there steps
      hearing aids come out when i lie down, will i follow
      i'm registered blind
      can't do stairs, which classes does that leave
      i take my hearing aids out, will i be able to follow
      hearing aid user, can i hear in the room
      i'm registered disabled
      registered blind, guide comes with me
      blind person joining, is that ok
      severely sight impaired
      i'm in a chair, full time
      lipreader, will the teacher face me
      i wear hearing aids
      my chair is 70cm wide
    `),
    answer: {
      text: 'The door is level with the pavement, and Studio 1 with the reformers is on the ground floor. Studio 2 is up one flight of stairs with a handrail, and there’s no lift. Instructors show every exercise and explain it out loud. Contact us first and we’ll help you find a class.',
      links: [
        { label: 'Access to the building', to: '/studio/environment' },
        { label: 'Ask about access', to: '/contact' },
      ],
    },
    slots: ['activity'],
    followUps: ['directions', 'injury_condition', 'bring_dog', 'talk_to_human'],
  },
  {
    id: 'rooms_environment',
    question: 'What are the rooms like?',
    examples: listExamples(`
      how warm is the room
      do you play music
      which room is the mat class in
      are there mirrors
      is there air conditioning
      what does the studio look like
      is it noisy
      where is studio 2
      do you burn incense, i have asthma
      is there natural light
      music in class?
      is the yoga room heated
      how cold does it get in winter
      do you hear the trains in the rooms
      is it loud or quiet
      do you use scented candles or oils
      aircon?
      what is the lighting like in the evening
      are there windows
      how big is the reformer room
      is it a basement
      is the music blasting like at other gyms
      can people look in from outside
      what is the atmosphere of the studio like
      does it get stuffy in summer
      what kind of playlist do you have
      which studio is reformer in
      fan or air con, it's 30 degrees today
      photos of the space?
      is the floor wood or carpet
      is it hot yoga, how warm is the room
      what temperature is the room
      does the studio have big windows
      which floor is yoga on
      is there background music
      will it be dark in yin
      do you have mirrors on the wall
      is it hot in there
      is there heating
      smells or incense in yoga?
      do you turn the lights down
      is there music
      are the rooms warm
      is it heated
      air conditioning
      what music do you play
      mirrors?
      is it cold in the studio
      how warm is the yoga room
      do you burn incense or use scented candles, i have asthma
      are there mirrors, i hate looking at myself
      is there air con
      is it dark in there
      how big is studio 2
      is it cold should i bring a jumper
      will i be cold in yin
      is it chilly, do i want a jumper
      do you use scents or candles
      is it boiling in the yoga room
    `),
    answer: {
      text: 'Studio 1, with the reformers, is on the ground floor, and Studio 2, for mat and yoga, is on the first floor. Tall windows face east, and we play quiet music in every class except Restorative. I don’t know about heating or mirrors. Shall I ask our team?',
      offer: 'talk_to_human',
      links: [roomsLink, { label: 'Contact us', to: '/contact' }],
    },
    slots: ['activity'],
    followUps: ['facilities', 'tour', 'class_size', 'accessibility'],
  },
];
