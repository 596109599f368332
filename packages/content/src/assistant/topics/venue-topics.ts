import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

const roomsLink = { label: 'The rooms', to: '/studio/environment' };

/** Topics about the rooms and what is in the studio. */
export const venueTopics: readonly AssistantTopic[] = [
  {
    id: 'facilities',
    question: 'Are there showers and lockers?',
    examples: listExamples(`
      do you have showers
      where can i get changed
      are there lockers
      is there somewhere to leave my bag
      is there a toilet
      are there hairdryers
      can i charge my phone
      somewhere to leave a pram
      showers?
      lockers
      changing rooms
      loo?
      can i have a wash after class, going straight to the office
      where do i put my coat
      is it safe to leave my laptop while i'm in class
      do i need a padlock
      are there separate changing rooms for men and women
      can i freshen up before work
      do you provide shampoo
      private cubicle to change in?
      is there storage for a suitcase
      what facilities do you have
      wheres the bathroom
      do i have to arrive already changed
      what amenities are there
      how many showers have you got
      towel hire?
      can i do my hair and make up there after the 7am
      gender neutral toilets
      place for my valuables
      shower?
      where do i change
      can i store my stuff
      do lockers need a coin
      toilets
      i cycle in, can i shower after
      do you have a hair dryer and straighteners
      washroom
      is there a place to change clothes
      secure storage for my rucksack
      cloakroom?
      are there showers
      is there a changing room
      where can i leave my bag
      can i shower after class
      toilet?
      where can i leave my things
      do you have lockers i can use
    `),
    answer: {
      text: 'We have two changing rooms, each with a closed cubicle, one shower, and a locker for each place in a class. Towels are at the front desk. Our team can tell you about toilets and hairdryers.',
      links: [roomsLink, { label: 'Contact us', to: '/contact' }],
    },
    followUps: ['what_to_bring', 'accessibility', 'water_cafe', 'talk_to_human'],
  },
  {
    id: 'wifi',
    question: 'Do you have wifi?',
    examples: listExamples(`
      do you have wifi
      wifi?
      whats the wifi password
      is there free internet at the studio
      wi-fi available
      can i get online there
      do you have guest wifi
      is there phone signal in the studio
      does my mobile work inside, on call for work
      wireless internet?
      network name and password please
      can i use the internet while i wait
      is there 4g reception in the rooms
      can i work on my laptop in your waiting area, do you have internet
      internet access
      is the wi fi free
      do you share the wifi code with visitors
      i need a connection before class for a call
      how do i log on to the wifi
      does the studio have broadband for customers
      is wifi included
      wlan
      hotspot?
      can i use your wifi
      wifi code
      is there internet
      do you have fast wifi
      free wifi?
      what is the wi-fi called
      could i join a teams call from the studio before class
      no signal here, do you have wifi
      internet for guests
      wifi login
      is there wifi
      wifi in the studio?
    `),
    answer: {
      text: 'I don’t know whether there’s wifi for visitors. Shall I ask our team?',
      offer: 'talk_to_human',
    },
    followUps: ['facilities', 'water_cafe', 'talk_to_human'],
  },
  {
    id: 'water_cafe',
    question: 'Can I get a drink at the studio?',
    examples: listExamples(`
      can i buy water or coffee there
      is there a cafe
      do you have a water fountain
      where can i fill my bottle
      do you serve tea
      coffee?
      can i get a smoothie
      is there a juice bar
      do you sell snacks
      is drinking water available
      water tap
      is there a vending machine
      can i grab a coffee after class
      do you have cups for water
      is the tea free
      anywhere to sit with a drink afterwards
      do you sell bottled water
      where do i refill my flask
      kombucha or anything like that
      can i get something to eat at the studio
      drinks available?
      is there a kitchen
      herbal tea after yin?
      forgot my water bottle, can i get water there
      is there water
      can i buy a drink
      do you do coffee
      tea
      where can i get water
      food?
      something to drink after class
      do you have a bar
      is there free water
      refreshments
    `),
    answer: { passage: 'rooms:water-and-tea' },
    followUps: ['facilities', 'eat_drink_before', 'what_to_bring'],
  },
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
      is there a lift to studio 2
      i can't do stairs
      disabled toilet?
      deaf client, will i manage
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
    `),
    answer: {
      text: 'Studio 1, with the reformers, is on the ground floor, and Studio 2, for mat and yoga, is on the first floor. Tall windows face east, and we play quiet music in every class except Restorative. Our team can tell you about heating and mirrors.',
      links: [roomsLink, { label: 'Contact us', to: '/contact' }],
    },
    slots: ['activity'],
    followUps: ['facilities', 'tour', 'class_size', 'accessibility'],
  },
];
