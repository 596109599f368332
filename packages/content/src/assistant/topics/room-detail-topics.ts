import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const rooms = { label: 'The rooms', to: '/studio/environment' };

/** Topics about the room of a class, its temperature, the reformers, the entrance, the waiting area and fire exits. */
export const roomDetailTopics: readonly AssistantTopic[] = [
  {
    id: 'class_room',
    question: 'Which room is my class in?',
    examples: parseExamples(`
      which room is the class in
      which studio is yoga in
      what room is reformer in
      is mat pilates upstairs
      is yoga upstairs or downstairs
      what floor is the class on
      which floor is it on
      is it on the ground floor
      where in the building is the class
      studio 1 or studio 2
      which studio do i go to
      do i have to go upstairs for reformer
      is the class upstairs
      ground floor or first floor
      which room do i go to for vinyasa
      is restorative on the ground floor
      what's the room number
      upstairs?
      downstairs?
      is prenatal mat up the stairs
      and which room
      and what floor is it
      is it in the reformer room
      which room is that in
      is sound healing upstairs
      which room is the mat class in
      where is studio 2
      which studio is reformer in
      which floor is yoga on
    `),
    answer: { lookup: 'class-room' },
    slots: ['day', 'time', 'activity'],
    followUps: ['accessibility', 'arrival_checkin', 'class_size'],
  },
  {
    id: 'room_temperature',
    question: 'Is it warm in the rooms?',
    examples: parseExamples(`
      is it warm in the rooms
      will i be cold
      is the room heated
      how hot is the studio
      is the yoga hot
      what temperature is the room
      is it cold in there
      do you have heating
      is there air con
      air conditioning?
      will it be freezing in yin
      do i need a jumper
      should i bring a jumper for restorative
      is it stuffy upstairs
      can you open a window
      is it hot in summer
      i can't stand heat, how warm is it
      i get cold easily, is it chilly
      do you turn the heating up for class
      how warm is studio 2
      is it draughty
      are there blankets if i get cold
      do i get cold lying on the floor
      how warm is the room
      is there air conditioning
      is the yoga room heated
      how cold does it get in winter
      aircon?
      does it get stuffy in summer
      fan or air con, it's 30 degrees today
      is it hot yoga, how warm is the room
      is it hot in there
      is there heating
      are the rooms warm
      is it heated
      is it cold in the studio
      how warm is the yoga room
      is it cold should i bring a jumper
      will i be cold in yin
      is it chilly, do i want a jumper
      is it boiling in the yoga room
    `),
    answer: {
      text: 'Studio 2, for mat and yoga, has warm floorboards and blankets. For yoga, bring warm socks and a jumper. We don’t teach hot yoga. I don’t know about air conditioning or the temperature of the rooms. Shall I ask our team?',
      passages: ['rooms:in-studio-2'],
      catalogue: ['activity:yoga'],
      otherwise:
        'I don’t know about heating, air conditioning or the temperature of the rooms. Shall I ask our team?',
      links: [rooms],
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['what_to_bring', 'rooms_environment', 'class_describe', 'talk_to_human'],
  },
  {
    id: 'reformer_machine',
    question: 'What kind of reformers do you have?',
    examples: parseExamples(`
      what kind of reformers do you have
      which brand are the reformers
      are they real reformers
      are your reformers full size
      is it a proper reformer machine
      do you have tower reformers
      do the reformers have a jump board
      what reformer make do you use
      balanced body reformers?
      are they allegro reformers
      are the beds wooden or metal
      do you use foldable reformers
      are the machines new
      do i get a reformer to myself
      do we share machines
      is there one machine per person
      how many springs do they have
      are the machines like the ones in a physio clinic
      what are the reformers made of
      do you have chairs or cadillacs
      what machines have you got
      is it the megaformer
      lagree machines?
      what brand of reformers do you use
      are your reformers made of wood or metal
      how many springs are on the machine
      how heavy are the springs
      how many springs has each machine
      what weight are the springs
    `),
    answer: {
      text: 'Studio 1 has ten reformers with oak frames and green carriages, and you have one to yourself for the whole class. I don’t know the brand or other details. Shall I ask our team?',
      passages: ['rooms:in-studio-1'],
      catalogue: ['activity:reformer'],
      links: [rooms],
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['what_is_reformer', 'class_size', 'tour', 'reformer_first_time'],
  },
  {
    id: 'entrance',
    question: 'Which door do I use?',
    examples: parseExamples(`
      which door do i use
      where is the entrance
      how do i get in
      which entrance is it
      what does the door look like
      how do i find the door
      is there a bell
      do i ring the bell
      i'm outside and can't find the way in
      which door is yours
      where do i go when i arrive at miles street
      is the entrance round the back
      is the front door open
      do i need a code for the door
      i'm at number 11 where's the door
      is there a sign outside
      what colour is your door
      how do i recognise the studio from the street
      the door is shut what do i do
      the door's locked
      nobody opens the door
      which buzzer do i press
      what time do the doors open before class
      how do i get into the building
      is the front door open or do i ring
      i'm at the door and it's shut, how do i get in, class is in ten minutes
      can't get in, nobody answers the door
      do i just walk in or is there a bell
      theres a big wooden door and its locked
      the big door's locked, how do i get in
      outside and the wooden door won't open
      google maps takes me to the back of the building, where's the door
      can't find your entrance, maps is wrong
      i'm outside but where do i go in
    `),
    answer: {
      text: 'Look for the arched oak door at {address}. It’s level with the pavement. If it’s shut or heavy, ring the bell, which is within reach, and we’ll open it. Once a class has started, the studio door stays closed.',
      passages: ['directions:foot', 'access:the-door'],
      otherwise: 'We’re at {address}. {directions}',
      links: [{ label: 'How to get here', to: '/contact' }],
    },
    followUps: ['directions', 'arrival_checkin', 'accessibility', 'late_arrival'],
  },
  {
    id: 'waiting_area',
    question: 'Is there somewhere to sit and wait?',
    examples: parseExamples(`
      is there somewhere to sit and wait
      do you have a waiting area
      can i sit down before class
      is there a bench
      somewhere to sit before class starts
      is there a lounge
      can my partner wait for me inside
      can my husband wait while i do the class
      where can my mum wait
      is there a place to wait during class
      can someone wait for me at the studio
      is there seating by reception
      any chairs in the entrance
      can i hang around after class
      can i stay a bit after the class
      is there a place to chill after class
      can my driver wait inside
      i need to sit while i wait, is that possible
      is there a chair near the door
      my friend isn't doing the class can she wait
      where do people wait
      can my boyfriend sit in reception
      can my husband wait inside while i train
      is there a waiting area for my boyfriend
      where can my friend wait for me
      my daughter books, can i wait inside for her
      can my partner wait for me
      my husband will wait for me, is there somewhere to sit
    `),
    answer: {
      text: 'There’s an oak bench by the door and a corner where you can sit before or after class. The studio door stays closed during a class, so no one can sit in on it. I don’t know whether someone can wait there for the whole class. Shall I ask our team?',
      passages: ['rooms:shoes'],
      otherwise:
        'I don’t know whether there’s somewhere to sit and wait. The studio door stays closed during a class, so no one can sit in on it. Shall I ask our team?',
      links: [rooms],
      offer: 'talk_to_human',
    },
    followUps: ['arrival_checkin', 'spectators', 'water_cafe', 'facilities'],
  },
  {
    id: 'fire_exits',
    question: 'Where are the fire exits?',
    examples: parseExamples(`
      fire exits?
      is there a fire escape
      do you have fire alarms
      is the candle in yin a choking or fire hazard
      where's the nearest emergency exit from studio 2
      how would i get out of the building in a fire
      how many exits are there
      is there a second way out upstairs
      i get anxious in buildings, where are the ways out
      do you show people the fire exits before class
      what's the evacuation route
      where is the assembly point
      claustrophobic so i need to know where the exits are
      what's your fire procedure
      is there an emergency exit on the first floor
      are there fire extinguishers
      fire doors kept clear?
      which way out if the alarm goes
      i like to sit near an exit, is that possible
      can you tell me where the way out is upstairs
      do you do fire drills
      emergency exits?
      how do we evacuate someone in a wheelchair
      smoke detectors in the rooms?
      where should we go when the alarm sounds
      where are we meant to gather when the alarm sounds
      fire alarm test today?
      was that a fire drill
      do you test the fire alarm
      i heard an alarm, is it a test
    `),
    answer: {
      text: 'If you hear an alarm, leave the building. I don’t know about tests or where the fire exits are, but our team can show you before class or on a free tour. Shall I ask them?',
      links: [
        { label: 'The rooms', to: '/studio/environment' },
        { label: 'Book a tour', to: '/tour' },
      ],
      offer: 'talk_to_human',
    },
    followUps: ['first_aid', 'tour', 'accessibility', 'talk_to_human'],
  },
];
