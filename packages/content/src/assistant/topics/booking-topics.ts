import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about making a booking. */
export const bookingTopics: readonly AssistantTopic[] = [
  {
    id: 'how_to_book',
    question: 'How do I book a class?',
    examples: parseExamples(`
      how do i book a class
      how does booking work
      how do i reserve a place
      where do i sign up for a class
      can i book by phone
      until when can i book before it starts
      explain how to make a reservation
      i don't understand how to book
      where is the book button
      can i drop in without booking
      whats the process for booking
      how can i get onto a class
      steps to book reformer
      how do you book with a pack
      booking help
      where do i book
      can you tell me how i'd go about booking a yoga class
      is it first come first served
      never booked online before, what do i click
      can i book over the phone, i'm not good with computers
      how to register for vinyasa
      do i have to book or just come along
      booking a class for the first time how do i do it
      what's the latest i can book
      can i still book an hour before
      how can i book
      how can i book a class
      how do i make a booking
      how do i book onto a class
      how do i sign up for a class
      do i have to book
      do i need to book
      how does booking a class work
      how do i reserve a spot
      can i book online
      I am afraid I cannot see how one goes about reserving a place
      i want make reservation but i not understand how to do
      how would I go about getting myself into one of those classes
      wer do i go to book a clas
      how can i reserve a place
      how does one reserve
      what's the way to get into a class
      how do i get a place
      where do i click to book a class
      can't work out how to reserve
      i no understand how make booking
      sorry i'm hopeless with computers, how is it done, booking
      what steps to get class
      im hopeless with tech, how do you book
      what are the steps to book
      talk me through booking
      instructions for booking please
      can you show me how reserving works
      show me how reserving works
      can you explain how to book
      booking, how does it work
      do i book online or by phone
      what do i press to get a class
      where do i book then
      ok so where do i book
      where can i book it
      ok how do i do that then
      great, how do i book that
      does mat need booking
      do i need to book for sound healing
      does that class need booking in advance
      never used your site, how do i get a place
      where do i press to reserve
      can i book over the phone instead
      do i book online or just email you
      yes that's fine, how do i do that
      ok how do i do it then
      right, what do i press
    `),
    answer: { passage: 'faq:how-to-book' },
    slots: ['activity'],
    followUps: [
      'guest_account',
      'use_pack',
      'hold_time',
      'booking_horizon',
      'book_for_friends',
      'payment_methods',
    ],
  },
  {
    id: 'book_now',
    question: 'Book a class',
    examples: parseExamples(`
      book me into reformer tomorrow at 6
      can you book yoga for me on saturday
      i want to book the 7am
      put me down for friday's mat class
      reserve two places for sunday yin
      i'd like to come to foundations on monday
      sign me up for tonight
      get me a spot in the next vinyasa
      book it
      please reserve it for me
      book me on the 6pm
      ill take the 18:30
      i'll have the second one
      can i book that
      save me a place in tomorrow's prenatal mat
      book
      i want to book a class
      id like to make a booking please
      can i get on the reformer class thursday evening
      book me in with amara on wednesday
      1 place for dynamic reformer sat 9am pls
      i would love to join sound healing on the first saturday
      squeeze me in tonight at 7?
      need a place for mat pilates friday lunchtime
      could you pop me on the list for yin this sunday
      ok book me the later class
      add me to the 9:30
      enrol me in foundations
      i fancy vinyasa tomorrow morning, sort it for me
      two spots please for reformer strength
      make me a booking for wednesday with noor
      i want in on the 8am reformer
      the tuesday one please, book it for me
      can you get me a bed tomorrow at half six
      let's do the friday one
      i wanna come to the six o clock
      i want to book reformer tomorrow
      can you book me in for tomorrow
      book me in
      book me onto the yoga class tonight
      i'd like to book a reformer class
      i'd like to book for saturday
      please book me in for friday
      can i book the 6pm
      book the 9am for me
      reserve a place for me
      Book me the 07:00 tomorrow.
      get me two places on saturday 9am vinyasa
      yes book that one for me
      book mat pilates for wednesday at ten am full stop
      sign me up for jonah's strength wed 6
      can i get 3 spots on sunday vinyasa for me and two bridesmaids
      four places on friday 17:30 please
      put me down for reformer strength monday
      reserve yin saturday 14:30
      put me down for tomorrow 6pm reformer
      add me to monday 7am dynamic
      sign me up for sunday vinyasa
      pop my name down for thursday's yin
      can i get two spots on saturday 9.45
      three places for tonight please
      can i have 4 places in friday's vinyasa
      i'd like a spot on the 07:00
      yes reserve that one
      ok book the second one for me
      get the three of us into sunday 10am mat
      book it then
      yes i'll take the 12:15
      three of us for mat on thursday 10am, can you do it
      grab me a bed for 8:15 monday
      I'd like to take the 17:30 vinyasa tomorrow please
      grab me a place tomorrow at 8:15
      nab me a mat on sunday
      secure the 7am for me
      i want in on tonight's yin
      get me on thursday 6pm please
      can you do two of us for saturday 11:30
      2 mats for sunday please mate
      lets do the 10am one
      2 mats for tonight please
      one for sunday 10am
      two for vinyasa friday
      one place please for thursday yin
      lets do the 12:15
      go with the 6pm
      i'll have the saturday one
      get us both in on tuesday
      book for 2 tomorrow at noon
      could i have two places for tomorrow's yin
      i want the monday 7 o clock
      give me two places tomorrow yin
      monday 7 oclock for me please
      get me a spot on thursday's strength
      four for saturday vinyasa
      reserve 2 for me on tuesday
      reserve four for friday please
      put me in the 6 o'clock
      can you put me in for that
      book me on the next one of those
      i'll take the 10am
      sign me up for that one
      reserve the second one for me
      put me down for the 18:00
      ok put me in
      can u book me in the half five
      stick me in the 7.15
      i want to go to the next one of those
      add me to that class
      ok i'd like that one
      pop me in the yoga one
      let's do it, book the beginner one
      yeah why not, i'd like to try it
      sure i'll try it
    `),
    answer: { lookup: 'book' },
    slots: ['day', 'time', 'activity', 'instructor', 'people', 'level'],
    followUps: ['how_to_book', 'book_for_friends', 'hold_time', 'own_bookings', 'price_class'],
  },
];
