import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the waiting list: charges, the chance of a place, and offers at night. */
export const waitingListDetailTopics: readonly AssistantTopic[] = [
  {
    id: 'waiting_list_charge',
    question: 'Does the waiting list cost anything?',
    examples: parseExamples(`
      do i pay to be on the waiting list
      does joining the waiting list cost anything
      will i be charged if i join the waitlist
      is the waiting list free
      does the waitlist take my money straight away
      do you charge my card when a place comes up
      do i pay upfront for the waiting list
      does the wait list use up a session
      what happens with payment on the waiting list
      waitlist payment, when is it taken
      if i'm on the list and get in, do i pay then
      is joining a waiting list a commitment
      do i have to take the place if one comes up
      is my card billed for the waitlist
      does being on the list cost me a credit
      do i lose a session if i join the list for a full class
      do i pay for the waitlist
      do you take money for the wait list
      is there a charge for joining the queue
      when do i pay if i'm on the waiting list
      if i'm offered a place must i take it
      can i say no when a place comes up
      am i obliged to take the spot
      how do i join the waiting list and does it cost anything
      i'm on the waiting list, does it cost
      is it free to be on the waiting list
      do you take money when i join the list
      price of joining the waiting list
      does the waiting list cost me a session
      does it cost anything to be on the waiting list
      do i pay to be on it
      if i come off the waiting list do i pay anything
      can i leave the list without being charged
      do you take my card when i join the waitlist
      is there a penalty for turning down a place
      will i be billed if a spot comes up and i don't want it
      does dropping off the waiting list cost me a session
    `),
    answer: {
      text: 'Joining the waiting list is free, and you only pay if you book. You don’t have to accept an offer. If you’d pay with a session, we reserve 1 session and return it if you don’t get a place. We only book for you automatically if you chose that when you joined.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['class_full_waitlist', 'waitlist_status'],
  },
  {
    id: 'waiting_list_night',
    question: 'What if a place comes up at night?',
    examples: parseExamples(`
      what if a waiting list place comes up at night
      do you send waitlist offers at 3am
      what if i'm sleeping when a place becomes free
      i might miss the email overnight
      if the place comes free at midnight do i lose it
      do you email about places during the night
      will the hour run out while i'm in bed
      waiting list offers at night?
      what happens if someone cancels at 2 in the morning
      i go to bed at ten, what if the offer comes later
      an offer in the night, how long is it held
      does the waiting list work overnight
      what if i don't see the email because it's late
      i'm on a list for the 7am, when would you email me
      what if i'm asleep and it expires
      do offers come through in the small hours
      and if it arrives during the night
      and if i'm in bed by then
      am i woken up by waitlist emails
      do i get longer to answer at night
      will you message me in the middle of the night
      do you text at night about places
      will i get woken up by an offer
      do you email offers at 3am
      a place came up while i was asleep and i missed it
      the offer came at 6am and expired before i woke up
      lost the place because i was asleep, that's unfair
      what if i get offered a place at 5am
      will you wake me up at 2 in the morning with an offer
      if a spot comes up while i'm asleep do i lose it
      does the offer come through during the night
      i don't check my phone before 8, what about early offers
      do i have to take a place i'm offered at 5 in the morning
      what happens with a spot that frees up at 4am
    `),
    answer: {
      text: 'We don’t offer places between 22:00 and 07:00, except for classes that start before 09:00 that morning. If that happens, you’ll have until at least 07:15, or until the class starts.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
    slots: ['day', 'time'],
    followUps: ['class_full_waitlist', 'waitlist_status'],
  },
  {
    id: 'waiting_list_chance',
    question: 'Will I get off the waiting list?',
    examples: parseExamples(`
      what are my chances on the waiting list
      how likely am i to get a place from the waitlist
      i'm second on the waiting list, will i get in
      do people usually get off the waiting list
      is it worth joining the waiting list
      i'm fourth in line for sunday, any hope
      does anyone ever cancel
      how often do places come free
      should i wait or book a different class
      i'm on the waitlist for 9am, should i take the 10:15 instead
      first on the list, do you think i'll get a place
      odds of getting in from the waiting list
      honest answer, is there a chance for the 18:00
      need to plan my evening, will the waitlist come through
      how many people normally drop out
      i am number five on the list, is that hopeless
      realistic chance of a place for a full class
      is position 3 on the waiting list good
      will someone drop out of the saturday class do you reckon
      got to sort childcare, should i bank on the waiting list or book the later one
      would you hold out for the waitlist
      what are the chances of getting off the waitlist
      what are my chances of getting off the list
      what are my chances if it says full
      i'm 2nd on the waiting list for sunday at 9, do i stand a chance or shall i book the 11 o'clock
      third in the queue for tomorrow, should i keep hoping or go to the later class, need to tell my husband by six
      be honest will i get in, i'm fifth on the list and have to arrange a sitter
      on the waitlist for friday 18:00, is it realistic or do i just take the 19:05
      my chance of getting in, i'm 4th in the queue
      i'm third in the queue, will i make it
      what chance have i got at number two
      second in the queue, likely or not
      will i get in off the waiting list or not
      the waiting list is stressing me out, will i get a place
      do people usually get in from the list
      am i likely to get in if i'm second
      i'm number 3 on the list, any chance
      i'm third in the queue for tonight, is it hopeless
      do people usually drop out of the saturday morning
      second on the waitlist, worth keeping my evening free?
      does being on the list guarantee me a place
      if someone drops out do i definitely get in
      am i certain of a spot if i'm first on the list
    `),
    answer: {
      text: 'I can’t say whether a place will come up. When one does, we offer it to the first person on the waiting list, then to the next. To be sure of a place, book another class.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['class_full_waitlist', 'waitlist_status', 'classes_find'],
  },
];
