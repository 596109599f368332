import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const roomsLink = { label: 'The rooms', to: '/studio/environment' };

/** Topics about access to the building, its rooms, music, and clients with impaired hearing or sight. */
export const buildingTopics: readonly AssistantTopic[] = [
  {
    id: 'accessibility',
    question: 'Is the studio step-free?',
    examples: parseExamples(`
      is it wheelchair accessible
      are there stairs
      do you have a lift
      step free access?
      i use crutches can i get to studio 2
      is there a disabled toilet
      my mum can't do steps
      wheelchair
      accessibility info please
      any steps at the entrance
      which floor is the yoga room
      i walk with a stick, how many stairs are there
      is there a ramp
      can a wheelchair user do reformer
      i have mobility issues
      how high is the reformer off the floor
      is there an elevator
      disabled access
      do you need to climb stairs to get to mat pilates
      is the station step free, i use a chair
      can i get a buggy in
      i have trouble getting up from the floor
      can someone help me on and off the bed
      my nan uses a zimmer frame, can she get in
      i can't manage stairs
      are you disabled friendly
      is the reformer studio on the ground floor
      lift?
      can i come in a wheelchair
      visually impaired client, any support
      how many steps up to yoga
      do you accommodate disabled people
      access for a mobility scooter
      is it accessible
      wheelchair access?
      stairs?
      i can't do stairs
      disabled toilet?
      My knees do not care for stairs. Is everything on one level?
      wheelchair user. can i get in and is there a class i could actually do
      Is there a disabled loo
      is there a lift to the yoga studio
      i use a crutch, can't do stairs, is yin upstairs
      do you have anything for wheelchair users
      i use a wheelchair, which class works
      manual chair, door width?
      can i transfer from my chair to the reformer
      bad with stairs, which studio is downstairs
      everything on the ground floor?
      stairs are a problem for me
      power chair, can i get through the door
      my mum walks with a frame, are there steps
      can't do stairs, which classes does that leave
      i'm registered disabled
      i'm in a chair, full time
      my chair is 70cm wide
      my mother uses a walking frame, is there a lift
      she uses a walker, can she get to the yoga room
      i'm on crutches, are there stairs
      is there a lift, mum can't do stairs
      do i have to climb stairs for yoga
      my mum walks with a frame, could she manage your entrance
      is there a lift for a wheelchair
    `),
    answer: {
      text: 'The door is level with the pavement, and Studio 1, with the reformers, is on the ground floor. Studio 2 is up a flight of stairs with a handrail, and there’s no lift. I don’t know about accessible toilets or door widths. Contact us before you book and we’ll help you find a class.',
      passages: ['access:the-door', 'access:the-stairs'],
      catalogue: ['activity:reformer'],
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
    examples: parseExamples(`
      are there mirrors
      what does the studio look like
      do you burn incense, i have asthma
      is there natural light
      do you hear the trains in the rooms
      do you use scented candles or oils
      what is the lighting like in the evening
      are there windows
      how big is the reformer room
      is it a basement
      can people look in from outside
      what is the atmosphere of the studio like
      photos of the space?
      is the floor wood or carpet
      does the studio have big windows
      will it be dark in yin
      do you have mirrors on the wall
      smells or incense in yoga?
      do you turn the lights down
      mirrors?
      do you burn incense or use scented candles, i have asthma
      are there mirrors, i hate looking at myself
      is it dark in there
      how big is studio 2
      do you use scents or candles
    `),
    answer: {
      text: 'Studio 1, with the reformers, is on the ground floor, and Studio 2, for mat and yoga, is upstairs. The tall windows face east, with curtains for evening classes. I don’t know about heating, mirrors or scents. Shall I ask our team?',
      passages: ['rooms:introduction', 'rooms:in-studio-1', 'rooms:in-studio-2'],
      catalogue: ['activity:reformer'],
      offer: 'talk_to_human',
      links: [roomsLink, { label: 'Contact us', to: '/contact' }],
    },
    slots: ['activity'],
    followUps: ['facilities', 'tour', 'class_size', 'accessibility'],
  },
  {
    id: 'music',
    question: 'Is there music in class?',
    examples: parseExamples(`
      do you play music
      is it noisy
      music in class?
      is it loud or quiet
      is the music blasting like at other gyms
      what kind of playlist do you have
      is there background music
      is there music
      what music do you play
      is there loud music in class
      how loud does it get in reformer
      do you put music on during yoga
      i'm noise sensitive, is the music loud
      autism and noise, are the classes quiet
      any class without music
      i can't cope with loud speakers, which class is silent
      is restorative silent
      will there be thumping music
      sensory issues here, what's the sound level
      do instructors use a microphone
      adhd and background music distracts me, is any class quiet
      is the volume low
      i wear hearing aids and music drowns the voice out, is it quiet
      techno or calm stuff
      can the music be turned down
      does yin have music
      tinnitus, how loud is it
      is it peaceful or pumping
      what sort of songs do you play
      i'm autistic, is there a quiet class
      adhd and sensory issues, is it very stimulating
      autistic and need a quiet place. how loud is it
      adhd and autism, do you make adjustments
      what sort of music do you have on
      is it silent or do you play something
    `),
    answer: {
      text: 'We play quiet music in every class except Restorative. If noise is a problem for you, tell the instructor before class, or contact us before you book.',
      passages: ['rooms:quiet'],
      links: [roomsLink, { label: 'Contact us', to: '/contact' }],
    },
    slots: ['activity'],
    followUps: ['rooms_environment', 'class_describe', 'accessibility', 'talk_to_human'],
  },
  {
    id: 'hearing_sight',
    question: 'I can’t hear or see well. Can I come?',
    examples: parseExamples(`
      i am deaf, can i follow the class
      i'm blind, what help is there
      hearing loop?
      i'm hard of hearing, can i be near the front
      partially sighted, will the teacher describe the moves
      sign language?
      deaf client, will i manage
      i am deaf and lipread. can i stand near the teacher
      do you have a hearing loop or bsl interpreter
      partially sighted, will the teacher describe what to do
      i'm deaf
      deaf woman here, will i be able to follow
      i lip read, where should i stand
      do you have anything for deaf people
      blind, can someone guide me in
      i'm profoundly deaf and use bsl
      hearing aids come out when i lie down, will i follow
      i'm registered blind
      i take my hearing aids out, will i be able to follow
      hearing aid user, can i hear in the room
      registered blind, guide comes with me
      blind person joining, is that ok
      severely sight impaired
      lipreader, will the teacher face me
      i wear hearing aids
      i'm deaf, can i follow a class
      hearing impaired, how would i keep up
      do instructors demonstrate or only talk
      i lip read, could i stand near the teacher
      partially sighted, can i join mat pilates
      i can't see well, does the instructor describe the moves
      do you have a bsl interpreter
      i'm hard of hearing in my left ear
      will i be able to hear what the teacher says
      blind and keen to try yoga, possible?
      visually impaired, what help is there
      can i be at the front so i can see
      i take my glasses off for class and see nothing, is that ok
      my hearing aids come out for yoga, will i manage
      i can only hear on one side
      low vision, can you keep me a place at the front
      does the teacher show every exercise
      my dad's registered blind, could he take part
      i sign, i don't speak
      hearing loss and reformer
      eyesight is poor, can i have a spot at the front
      i'm deaf in one ear, where should i stand
      registered blind, could i manage a mat class
      i lip read, does the teacher face us
    `),
    answer: {
      text: 'Instructors show every exercise and explain it out loud. Let us know before you come and we’ll keep a place at the front for you. I don’t know about a hearing loop or interpreters.',
      passages: ['access:hearing-and-sight'],
      links: [
        { label: 'Access to the building', to: '/studio/environment' },
        { label: 'Ask about access', to: '/contact' },
      ],
    },
    slots: ['activity'],
    followUps: ['accessibility', 'bring_dog', 'music', 'talk_to_human'],
  },
];
