import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the visitor's own bookings and their confirmations. */
export const ownBookingTopics: readonly AssistantTopic[] = [
  {
    id: 'own_bookings',
    question: 'What have I booked?',
    examples: parseExamples(`
      when is my next class
      show me my bookings
      which class am i in on friday
      did my booking go through
      am i booked for tomorrow
      what time is my class again
      where can i see my reservations
      list my upcoming classes
      which classes have i been to
      my bookings
      am i on the list for tonight
      what time am i in tomorrow
      have i got anything booked this week
      do i have a class on saturday
      who is teaching my class tomorrow
      which studio is my reformer class in
      can you confirm my booking for 6pm
      is my place booked
      view my reservation
      check my booking
      when am i next in
      i forgot what i booked
      my next reformer
      am i signed up for yin on sunday or not
      where do i find my class bookings
      how many classes have i booked this month
      what did i book
      i think i booked vinyasa but can't remember when
      my schedule
      can you look up my booking please
      did i book monday or tuesday
      past classes i attended
      whats my next booking pls
      is my yoga class at 7 or half past
      double check i'm in for thursday 18:30
      what are my bookings
      am i booked in
      am i booked on tonight's class
      do i have any bookings
      what classes do i have this week
      what time is my class tomorrow
      what have i got coming up
      show my classes
      which classes am i booked on
      have i booked for tomorrow
      where are my bookings
      just off a night, brain mush, remind me what i've got booked this week
      am i down for anything after work today
      which classes i have this week
      read me my next booking
      what day mi have class again
      show my reservation
      have i actually got a place tomorrow or not
      what's happening with order MS-4471
      am i booked for anything after work
      have i got something on tonight
      do i have anything booked on today
      what am i down for tomorrow
      anything in my diary with you this week
      am i in the 6pm today
      did i book something for sunday or not
      am i signed up for tomorrow morning
      is my friday place confirmed
      whats the status of order 55120
      can you look up booking ref MS-90021
      my order number is 77812, is it ok
      booking 4471, what is it for
      do i have a class today
      what time is mine today
      which of my classes is next
      finishing a long day, just checking i am expected at 19:05 tonight?
      What have I got left on the calendar with you before Christmas
      pls confirm my sat place
      hi hun am i definitely on the list of people coming tmrw morning
      just checking you're expecting me tonight at 6
      am i expected tomorrow morning
      you have me down for 19:05 right
      whats left on my calendar with you
      please check i definitely have a place on friday
      definitely on the list for saturday am i
      when am i coming next
      did my place for thursday get saved
      remind me of the time of my yin class
      is my name on tomorrow's list
      could you look whether the booking i made last night is there
      what class am i going to this evening? my memory
      anything reserved in my name on the 14th?
      got any bookings?
      is the booking i made last night there
      can you see my booking from this morning
      what class am i going to tonight, i forgot
      forgot which class i picked for saturday
      my memory is bad, what have i booked
      is there a reservation in my name
      when do i next see you
      which day did i book again
      have i got strength on wednesday or is it dynamic
      did i remember to book for tomorrow
      show upcoming
      could you look up my classes
      which one did i go for on thursday, mat or yin?
      Am I all set for tomorrow
      is anything of mine still to come this month
      which one did i pick for saturday, mat or yin
      did i go for the 7am or the 8:15
      am i all set for tonight
      is there anything of mine still to come
      all good for my class tomorrow?
      which classes are mine this week
      what time is my class
      where can i see mine
      could you tell me my bookings between monday and friday
      have i booked noors class tonight or just looked at it
      my bookings between monday and friday please
      tell me my bookings for next week
      list mine for december
      and the one after
      what's after that
      and then what have i got
      what comes after that one
      and my next one after that
      do i have anything booked this weekend
      have i got anything at the weekend
      am i down for anything on saturday
      do i have something today or tomorrow
      have i got anything today
      what am i booked on this week
      which day did i book
      have i got a class tomorrow
    `),
    answer: { lookup: 'own-bookings' },
    slots: ['booking', 'day', 'time', 'activity'],
    followUps: ['cancel_booking', 'move_booking', 'own_credits', 'calendar_sync', 'confirmation_missing'],
  },
  {
    id: 'confirmation_missing',
    question: 'I didn’t get a confirmation',
    examples: parseExamples(`
      no email after booking
      where is my confirmation
      never received anything after paying
      can you resend my booking email
      confirmation has gone to spam?
      nothing arrived in my inbox
      booked ten minutes ago and still no mail
      the receipt and code never came through
      lost my confirmation email
      i can't find my booking email
      no confirmation yet
      should i have had an email by now
      haven't had an email confirming my class
      resend confirmation please
      i booked as a guest, where's my booking
      can you send me the link to my booking again
      didnt get anything through after i booked vinyasa
      confirmation email missing
      how do i know i'm booked, i got no email
      booking confirmation not received
      i cant see my booking anywhere, i had no account
      ticket didn't arrive
      guest booking link please
      i haven't received a confirmation
      i didn't receive an email
      no confirmation email
      confirmation email hasn't arrived
      i booked but got no email
      i never got a confirmation
      where's my confirmation email
      haven't received my booking confirmation
      my confirmation hasn't come
      can you resend the confirmation
      done the booking at 4am and nothing came through to my email
      i pay but email no come
      didnt get no emial
      no booking email after an hour, should I worry
      paid but email not come
      no emial after booking
      nothing in my inbox since i booked
      no email since paying, should there be one
      should there be an email after paying
      i paid but no confirmation email
      paid an hour ago and haven't had an email, am i booked?
      payment went through but nothing in my inbox
      i've paid, no email yet, is my place booked
      did my booking go through? no mail came
      not sure if my booking worked, didn't get anything
      i paid and got no email
      was my payment successful, i have no email from you
      how do i know the booking worked
      no mail after paying, am i in
      i booked and paid but there's no message from you
      is it normal that no email arrives after i pay
      my booking is gone from my bookings
      nothing shows in my bookings
      i can't see my booking anywhere
      where has my booking gone
      my bookings page is empty but i booked
      booked as a guest and can't find it
      paid but no email came through
      did my booking work, i've had nothing
    `),
    answer: {
      passage: 'site:guest-bookings',
      lead: 'Check your spam folder first. If you have an account, you’ll also find your bookings in My bookings.',
      question: 'If it isn’t there, our team can check. Shall I ask them?',
      offer: 'talk_to_human',
    },
    slots: ['booking'],
    followUps: ['own_bookings', 'money_taken_no_booking', 'talk_to_human'],
  },
];
