import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const bookingRulesTopics: readonly AssistantTopic[] = [
  {
    id: 'booking_horizon',
    question: 'How far ahead can I book?',
    examples: parseExamples(`
      how far ahead can i book
      when do you release new classes
      when does the next month open for booking
      can i book for january already
      how many weeks ahead is the timetable
      can i book a class in two months
      why cant i see classes in march
      when do bookings open
      when does the schedule for next month come out
      booking window
      is it possible to book six weeks in advance
      how early can i book my place
      how many days in advance do classes go live
      what's the furthest date i can book
      the timetable stops after a few weeks, when do you add more
      i want to plan ahead for spring
      advance booking limit
      what day do new classes get added
      do members get to book earlier
      can i reserve classes for the whole term
      when will christmas week classes be bookable
      how long in advance do you put classes up
      when does the august timetable get released
      can i book next year
      how far in advance can i book classes
      how early can i book
      how many weeks in advance can i book
      when can i book for next month
      how far ahead do you show classes
      when are new classes added
      can i book months ahead
      how long in advance can i book a class
      when will the december timetable be out
      when is next month's timetable released
      How many weeks in advance does the diary open?
      can i book for february yet
      when do next month's classes go up
      can i already get a place for easter
      can i book easter already
      is january bookable
      how early can i reserve for march
      when will february be bookable
      when will march be bookable
      furthest date i can book
      how far does the calendar go
      how far does the timetable go
      what's the last date in the calendar
      until when is the schedule out
      can i book for 20 march yet
      how far in the future can i book, say april
      can i book something for february already
      how many weeks in advance can i get a place
      i like to plan two months ahead, how far does the timetable go
      is january bookable already
      can i reserve something for march yet
      when do you release the february classes
    `),
    answer: { lookup: 'booking-horizon' },
    slots: ['activity', 'day'],
    followUps: ['how_to_book', 'book_now', 'standing_booking'],
  },
  {
    id: 'hold_time',
    question: 'How long do you hold my place?',
    examples: parseExamples(`
      how long is my place held while i pay
      how long do you hold my place
      my basket timed out
      it says my place is no longer held
      do i lose my place if i don't pay straight away
      how many minutes do i have to check out
      the timer ran out
      what's the countdown at checkout
      how long have i got to pay
      checkout expired
      will somebody take my spot while i'm entering my card
      is my place safe while i find my card
      hold ran out while i was typing
      i was too slow paying and it threw me out
      can you hold a place for me for an hour
      how long does the reservation last before payment
      10 minutes isn't enough to pay
      my hold expired
      place kept for how long
      session timed out during booking
      went to get my purse and the place had gone
      is a place reserved when its in the basket
      why is there a clock ticking on the payment page
      does the place stay mine during checkout
      lost my place during payment
      can you keep my place until i've paid later today
      how long do i have to pay
      how long is my place held
      how long do i have at checkout
      how long is the hold
      my hold has expired
      my place expired while i was paying
      the time ran out before i could pay
      how much time do i have to pay
      will you hold my place while i pay
      checkout timed out
      i got bleeped mid checkout, is my spot still saved
      ive got the checkout open but im scared it'll run out, how long have i got
      basket timed out while i found my card
      does putting it in my basket save the place
      do you keep the place while i run and get my purse
      will the place stay mine while i look for my card
      how many minutes to pay before i lose the spot
      what's a hold
      what does hold mean
      it says my place is on hold
      what is the 10 minute timer
      i got distracted at the payment bit, is my place still there
      how many minutes do i get to type my card in
      does my spot stay mine while i look for my purse
      it says my hold expired while i fetched my card, did i pay
      my place timed out before i could pay, was i charged
      session ran out at checkout, is money gone
    `),
    answer: {
      text: 'We hold your place for 10 minutes while you enter your details and pay. If you run out of time, just choose the class again on the timetable. You won’t be charged until you confirm the payment.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
    followUps: ['payment_declined', 'how_to_book', 'book_now'],
  },
  {
    id: 'guest_account',
    question: 'Do I need an account?',
    examples: parseExamples(`
      can i book as a guest
      do i have to register to book
      can i buy without signing up
      is it possible to check out without an account
      why should i make an account
      must i sign up to buy something
      i'd rather not create an account
      can i come without registering
      guest checkout
      is an account required
      do you have to be a member
      do i need to log in to book
      book without account
      i dont want another password, can i book anyway
      account needed for a pack?
      can i just book with my email
      is registration compulsory
      can non members come
      is it members only
      what's the point of having an account
      no account - can i still pay
      booking without login
      am i forced to sign up
      open to non-members?
      do i need an account to book
      do i have to create an account
      can i book without an account
      can i book as guest
      do i need to sign up
      do i need to register
      do i have to be a member
      is an account necessary
      can i pay as a guest
      do i need an account to buy a pack
      can i book without signing up
      can i book without registering
      is it necessary to register
      do i have to have an account
      do i really need an account
      can i avoid making an account
      is an account compulsory
      can i just pay without making an account
      do you let guests book
      book as a guest
      guest booking possible?
      do i need a login to book a class
      why do i need an account
      I do not wish to register for yet another website. Can one book without?
      need i to make account or no
      do i have to give you loads of details to come once
      just visiting for the week, can I drop in without joining anything
      here for a week, can i just come without joining
      must i give my details to come once
      do i need a membership to come
      can i skip making a profile
      skip making an account?
      can i book without a profile
      do i have to sign up to come
      i hate accounts, can i just pay
      i hate accounts
      just let me pay without logging in
      no account, possible?
      do i need an account for a pack
      do i need to register to buy the starter pack
      can i buy a pack as a guest
      is an account necessary for the ten pack
      can i get a membership without an account
      do i need an account for a 1:1
      do i need to sign up to buy a gift card
      what about packs, account needed?
      can i book without a phone number
      do i have to register to come once
      can i check out without making a profile
      would rather not create yet another login, can i still book
      does having an account make it cheaper
      are prices different for people who haven't signed up
    `),
    answer: { lookup: 'account-needed' },
    slots: ['product'],
    followUps: ['account_create', 'how_to_book', 'login_where'],
  },
];
