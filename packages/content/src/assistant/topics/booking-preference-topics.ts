import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about a regular booking and a particular place in the room. */
export const bookingPreferenceTopics: readonly AssistantTopic[] = [
  {
    id: 'standing_booking',
    question: 'Can I book the same class every week?',
    examples: parseExamples(`
      can i book the same class every week
      repeat booking
      standing booking for mondays
      can i have a regular slot
      weekly booking
      reserve my place permanently on tuesday evenings
      can you book me in every thursday automatically
      recurring booking
      set up a regular booking
      block book every wednesday
      same class each week without booking every time
      auto book me
      i always come to the 6pm on monday, can you just put me in each week
      fixed place
      can i subscribe to a class
      permanent spot in vinyasa
      book a whole series
      rolling booking
      every saturday please
      i want to keep my usual bed every week
      is there an option to repeat a reservation
      book ten mondays in a row
      can my booking renew itself
      book all fridays till christmas
      can i have the same class every week
      can you book me every week
      can i set up a weekly booking
      can i book a regular class every tuesday
      same time every week
      recurring weekly class
      put me in every monday
      do you do regular bookings
      can i repeat my booking
      i want the same slot each week
      lock me in every monday 6pm strength
      Can she have the Tuesday 7:15 reserved permanently
      can you auto book me every thursday yin
      same bed same time every week automatically
      keep my monday strength slot each week
      book me in weekly for tuesday vinyasa
      make it recurring, every wed 18:00
      recurring booking for wednesdays
      make my booking repeat weekly
      every friday 7am, can it be permanent
      keep me in the thursday class forever
      keep me in thursdays forever
      hold a permanent place for me
      reserve my usual slot till summer
      every week same class without rebooking?
      i want the same monday slot all winter
      can you put me down for every thursday
      is there a repeat booking button
    `),
    answer: {
      text: 'We don’t have automatic weekly bookings, but you can book any class that’s on the timetable now.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
      suggestions: ['How far ahead can I book?'],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['booking_horizon', 'book_now', 'packs_info'],
  },
  {
    id: 'choose_bed',
    question: 'Can I choose my place in the room?',
    examples: parseExamples(`
      can i choose my bed
      can i pick my spot
      which reformer will i get
      are beds allocated
      is it possible to reserve a bed by the window
      can i have a mat at the back
      i prefer the corner, can i choose
      do i get a specific machine
      how are places assigned
      can i request reformer number 3
      seat selection
      can me and my friend be next to each other
      i'd like to be near the front so i can hear
      front row please
      pick your own mat?
      where will i be in the room
      i need the bed nearest the door because of my knee
      can we have beds beside each other
      is it free seating
      choose a place in the room
      do you assign mats or is it whoever comes first
      which number bed am i on
      i want the same bed as last time
      can i change my bed
      can you put me at the back, im shy
      can i choose my reformer
      can i pick my bed
      can i choose where i am in the room
      can i reserve a particular bed
      which bed will i be on
      can i choose my mat
      can i get a bed at the front
      can i request a bed at the back
      do i get to choose my spot
      can i pick where i sit
      can i choose which reformer i use
      can i choose a specific bed
      can i reserve the bed i like
      are the beds numbered and can i pick one
      can i book a certain mat
      can i be at the back of the room
      can i have a place by the window
      i'd like the bed in the corner
      can we get beds next to each other
      can i have a bed next to my friend
      can i sit at the front
      do you allocate the reformers
      is my bed reserved
      i want bed 5
      can i always get the bed at the back corner
      i need a spot near the mirror for alignment, can i pick it
      near the window bed please, poss?
      bed by the window please
      reserve the same mat spot
      may i pick my spot in the room
      im left handed, want the end reformer
      want the end reformer
      im left handed, does the bed matter
      keep me away from the door please
      do you assign the beds
      could i have the machine by the window
      i like the front row, can i reserve it
    `),
    answer: {
      text: 'You book a place in the class, not a particular place in the room. Our team can tell you whether they can keep one for you. Shall I ask them?',
      offer: 'talk_to_human',
    },
    slots: ['activity', 'booking'],
    followUps: ['book_now', 'talk_to_human'],
  },
];
