import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about the rules of booking. */
export const bookingRulesTopics: readonly AssistantTopic[] = [
  {
    id: 'booking_horizon',
    question: 'How far ahead can I book?',
    examples: listExamples(`
      how far ahead can i book
      how far in advance can i book
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
    `),
    answer: { lookup: 'booking-horizon' },
    slots: ['activity', 'day'],
    followUps: ['how_to_book', 'book_now', 'standing_booking'],
  },
  {
    id: 'hold_time',
    question: 'How long do you hold my place?',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'We hold your place for 10 minutes while you enter your details and pay. If you run out of time, open the class on the timetable and choose it again. We don’t charge you until you confirm the payment.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
    followUps: ['payment_declined', 'how_to_book', 'book_now'],
  },
  {
    id: 'book_for_friends',
    question: 'Can I book for a friend?',
    examples: listExamples(`
      can i book for a friend too
      how many people can i book for
      i want to bring three friends
      can i book two places on one account
      book for me and my partner
      does each person get their own code
      can my friend come with me for free
      booking for someone else
      can i add a plus one
      two of us want to come, how do i book us both
      can i bring a friend
      i'd like to bring my mum along
      can i book a class for my husband
      me and my mate want to come together
      maximum number of places per booking
      is it possible to book several people at once
      booking for a couple
      i want to book my daughter in but not me
      do my friends need their own account
      four of us girls fancy a class, can i do it in one go
      can i buy a place for someone else
      bringing guests
      how do i book for two
      can i pay for my friend
      plus one?
      i'd like to treat my sister to a class and come along
      book under another name
      can i book for my friend
      can i book for two people
      can i book for someone else
      can i bring a friend to class
      can i book for my partner
      how do i book for two people
      can i book more than one place
      can i book several places
      how many places can i book
      can i book for my mum
      could i book for me and my flatmate together
      two of us on saturday how do i add the second person question mark
      can i stick my pal on the same booking as me
      I book things for my director. Can I reserve in her name?
      how many people can i add to one order
      my friend hasnt got an account can i still add her
    `),
    answer: { passage: 'faq:book-for-friends' },
    slots: ['people', 'day', 'time', 'activity'],
    followUps: ['two_for_one', 'pack_share', 'group_private_hire', 'book_now'],
  },
  {
    id: 'group_private_hire',
    question: 'Can we hire the studio?',
    examples: listExamples(`
      can we hire the studio
      hen party for 10
      private class for our office
      do you do corporate sessions
      birthday group booking
      can i rent the room for my own workshop
      team event for 12 people
      can you come to our office to teach
      8 of us
      there are 8 of us, can we all come
      group of six on saturday
      we're a party of 15
      book out the whole class
      private group session
      hen do pilates
      baby shower yoga
      exclusive use of the studio
      i'd like to book all ten beds
      room hire rates
      can 5 people book together
      workplace wellbeing sessions
      we are 7 friends who want our own class
      renting your space for a photoshoot
      venue hire
      team building for my company
      can i organise a private reformer class for my 40th
      large group booking, around a dozen
      bridal party
      do you do school or club groups
      can i hire the studio
      can i book the whole studio
      can i book a private class
      do you do private events
      private group class
      there are 10 of us
      we are a group of 8
      can i book for 8 people
      do you do hen parties
      corporate event
      can we have a class for our team
      birthday party
      we are 6 people
      there will be 9 of us
      can a group of 12 come
      we want to book for 10 people
      group booking for 6
      is it possible to book for a large group
      can i rent a studio
      studio hire
      can i hire a room
      private event
      hen do
      can you do a class just for our group
      company pilates class
      staff event
      can you run a class at our office
      We'd like to take over the reformer room one evening for the team, about twelve of us. Possible?
      hello comma i am organising a hen do for fourteen on the twelfth of june can you fit us in question mark
      Do you do private sessions for teams? We're twenty people, December away day
      hen party 10 girls saturday 4 july, do you do private
      can i book 6 places on the same class for my bridesmaids
      do you do group rates for 8
      do you rent the studio by the hour for rehearsals
    `),
    answer: {
      text: 'You can book up to four places in one order. For a bigger group or a private class, I’ve asked our team and they’ll tell you what’s possible. Please write how many you are and which date you’d like.',
      links: [{ label: 'Contact us', to: '/contact?topic=booking' }],
      handOver: true,
    },
    slots: ['people', 'day', 'time', 'activity'],
    followUps: ['book_for_friends', 'contact_details', 'talk_to_human'],
  },
  {
    id: 'guest_account',
    question: 'Do I need an account?',
    examples: listExamples(`
      do i need an account
      can i book as a guest
      do i have to register to book
      can i buy without signing up
      is it possible to check out without an account
      why should i make an account
      must i sign up to buy something
      i'd rather not create an account
      do i need to be a member to book
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
    `),
    answer: { passage: 'faq:need-an-account' },
    slots: ['product'],
    followUps: ['account_create', 'how_to_book', 'login_where'],
  },
];
