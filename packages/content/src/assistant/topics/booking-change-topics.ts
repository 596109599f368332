import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about changing a booking and wishes for it. */
export const bookingChangeTopics: readonly AssistantTopic[] = [
  {
    id: 'move_booking',
    question: 'Move a booking',
    examples: listExamples(`
      can i move my class to another day
      change my booking from tuesday to thursday
      reschedule please
      swap my 6pm for the 7pm
      i want a different time
      can i switch to yoga instead
      move me to the later class
      how do i change the date of a booking
      reschedule my reformer
      push my class back a week
      can i come on wednesday instead of monday
      move booking
      i need to change my class time
      could you shift me to the morning one
      postpone my class
      swap classes
      transfer me to the friday session
      change tomorrow's vinyasa to saturday
      can i rebook for another day
      bring my class forward to 5pm
      i'd prefer sunday, can you change it
      amend my booking
      exchange my mat class for a reformer one
      work meeting came up, can i do the evening class instead
      switch my booking to noor's class
      i can't do 6 but i could do 8, can you alter it
      move my 1:1
      can i move my booking
      i want to move my class
      can i change my class
      can i reschedule my class
      move my class to friday
      move my yoga to thursday
      change my class time
      can i swap my class for another
      i need to reschedule
      can i switch classes
      change my booking
      move it to saturday
      is possible change my class monday to wednesday
      baby was up all night, can i shift tomorrows mat to next week
      move my class from three thirty to the later one
      change 18.00 to 19.05 please
      can i shift fridays class a week later
      swap tomorrow's mat for thursday
      push my monday back a day
      my baby has a fever can i move tomorrow
    `),
    answer: { lookup: 'move-booking' },
    slots: ['booking', 'day', 'time', 'activity'],
    followUps: ['cancel_booking', 'cancel_policy', 'own_bookings'],
  },
  {
    id: 'booking_for_wrong_day',
    question: 'I booked the wrong class',
    examples: listExamples(`
      i booked the wrong day
      booked wrong class by mistake
      oops i've booked the wrong time
      i meant to book saturday not sunday
      wrong date on my booking
      accidentally booked reformer instead of mat
      i clicked the wrong class
      picked the wrong week by accident
      booked am instead of pm
      made a mistake with my booking
      booked the prenatal one by mistake, i'm not pregnant lol
      sorry i booked the wrong thing
      i thought i was booking for tomorrow but it's next week
      booking error my fault, should be the 7th
      i've messed up my booking
      i selected the wrong session
      booked myself into an advanced class by accident
      wrong class!! help
      silly me, booked the 7am and i meant 7pm
      mistakenly booked two the same day
      i've put myself in for the wrong level
      the booking i made is for the wrong date
      fat fingers, booked yin not vinyasa
      i didn't mean to book that one
      booked for the wrong month
      i booked the wrong class
      i've booked the wrong class
      booked the wrong one
      i made a mistake, wrong day
      i accidentally booked the wrong time
      i booked by mistake
      booked it by accident
      i got the date wrong when booking
      wrong day booked
      oops wrong class
      i clikt the rong day
      oops meant the 8th not the 9th
      booked strength by accident, wanted foundations
      pressed the wrong day
      booked the wrong class by accident, strength not foundations
      i chose 7am but wanted 7pm
    `),
    answer: { lookup: 'move-booking' },
    slots: ['booking', 'day', 'time', 'activity'],
    followUps: ['cancel_booking', 'refund_request', 'own_bookings'],
  },
  {
    id: 'transfer_booking',
    question: 'Can a friend take my place?',
    examples: listExamples(`
      can my friend take my place
      can i give my spot to somebody else
      can i send my sister in my place
      change the name on a booking
      transfer my booking to another person
      someone else will come instead of me
      my mum wants to go in my place
      i can't come but my flatmate would like to
      give my booking to a friend
      can i pass my place on to my colleague
      swap the person on the booking
      can my husband use my booking tonight
      i've got a class but my cousin will do it
      put my booking in my friend's name
      can another person attend with my code
      sell my place to someone
      replace me with my girlfriend on friday
      can i let someone have my reformer slot
      different person coming on my ticket
      name change on reservation
      let my mate go instead of me
      not me but my partner will be there at 6
      can someone else use my qr code
      hand over my place to a workmate
      assign my place to another guest
      can someone else take my place
      can i give my place to a friend
      can i transfer my booking
      can i give my booking to someone
      my friend wants to use my booking
      can another person come instead of me
      can my sister go instead of me
      change the name on my booking
      let someone else have my place
      pass my class on to someone
      My wife has a cold. May our neighbour come in her stead on Thursday?
      can our Siobhan go in my place tomorrow instead of wasting it
      one of the girls dropped out, can someone else use her ticket
      can my neighbour come instead of my wife
      someone else wants to use her place, ok?
      can i give my spot tomorrow to a mate
      my friend dropped out, can another girl take her ticket
      can we put it in my sister's name
      can i send my cousin in my place on friday
      i cant come but my flatmate can, same booking
    `),
    answer: {
      text: 'I don’t know of a way to change the name on a booking online. Our team can tell you what’s possible. Shall I ask our team?',
      links: [{ label: 'My bookings', to: '/bookings' }],
      offer: 'talk_to_human',
    },
    slots: ['booking', 'people'],
    followUps: ['pack_share', 'cancel_booking', 'book_for_friends', 'talk_to_human'],
  },
  {
    id: 'standing_booking',
    question: 'Can I book the same class every week?',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'There’s no automatic weekly booking. You book each class on the timetable, as far ahead as you like among the classes shown there.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
      suggestions: ['How far ahead can I book?'],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['booking_horizon', 'book_now', 'packs_info'],
  },
  {
    id: 'choose_bed',
    question: 'Can I choose my bed or mat?',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'On this site you book a place in the class, not a particular bed or mat. Our team can tell you whether they can keep one for you. Shall I ask our team?',
      offer: 'talk_to_human',
    },
    slots: ['activity', 'booking'],
    followUps: ['book_now', 'talk_to_human'],
  },
];
