import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about booking for more than one person, and private hire. */
export const groupBookingTopics: readonly AssistantTopic[] = [
  {
    id: 'book_for_friends',
    question: 'Can I book for a friend?',
    examples: parseExamples(`
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
      how do i add a second person
      can my mate go on my booking too
      can i book in someone elses name
      my friend has no account, can i book her in
      i want to bring a friend to the class
      can i book for my boss
      me plus one, how does that work
      can my mum do the class with me on my booking
      my sister's visiting, can i add her to saturday's class when i book mine
      whats the max number of places per order
      maximum places per order
      how many spots can one person reserve
      my cousin is visiting, can i add her to my class
      booking for two, how
      if i book for my mum does she need her own email
      does my mum need her own email when i book for her
      can my friend be on my order
      bring a friend along to class, how
      each of us own booking or one
      can one person pay for three
      can i buy places for two mates
      can i bring two friends without accounts
      do my friends need an account
      my mum has no email, can i book for her
      can i book for someone who isn't registered
      booking for two people, whose name do i put
      can i pay for my friend too
      how do i pay for her place as well
      can my mum and i come together
      my mum and me on saturday, can i book both
      bringing my sister along, how do i book
      can i take my friend on saturday
      can i bring a mate along
      can a mate come with me
      bringing my friend, how does that work
      can my sister join me
      i booked two places but now we're three, how do i add one
      i'd like to bring a mate along on sunday, how does that work
      can i put two of us down under my name
      bringing my cousin, do i book her a place too
      can i get a guest in on the same booking
      want to come with three friends, do we need separate bookings
    `),
    answer: { passage: 'faq:book-for-friends' },
    slots: ['people', 'day', 'time', 'activity'],
    followUps: ['cancel_one_place', 'two_for_one', 'pack_share', 'group_private_hire', 'book_now'],
  },
  {
    id: 'group_private_hire',
    question: 'Can we hire the studio?',
    examples: parseExamples(`
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
      6 places in one class, how
      book 6 places
      want 8 spots on saturday vinyasa
      hen do 12 people in june
      organising a hen, can you fit in fourteen
      can we rent the room for rehearsal
      my work wants a private class for 15
      birthday party, ten of us
      can you do something for 9 girls before a wedding
      group price for eight of us
      hire studio 2 for an afternoon
      i need seven places on friday
      sister's hen, nine of us, private reformer with fizz?
      want the whole class to ourselves for my 40th
      eight of us from the netball team, can we all come
      the netball team wants to come, ten of us
      nine for a hen with prosecco
      can we have the class to ourselves
      exclusive reformer session for my birthday group
      whole room for my 30th
      office social for sixteen
      need 6 beds at once for a birthday
      stag do, can lads hire the place
      stag do, can we hire it
      six beds at once
      can we have 12 mats together
      7 of us want to come at the same time
      private event for my company
      baby shower pilates for eleven
      six tickets for vinyasa please
      hen weekend, 11 ladies, what could you do for us
      we are 6, can we all get in same class
      hen weekend, twelve ladies
      11 girls for a hen, what could you do
      what can you offer a party of nine
      bachelorette party for ten
      bridal party, seven of us, private yoga
      company wants a yoga morning for staff, private
      we're a book club of eight, can we come together
      hens! 13 of us in may, ideas?
      can you reserve 6 for me on tuesday
      reserve 6 for me on tuesday
      can i get 5 spots in one go
      need ten places saturday
      8 people vinyasa friday, possible?
      it's my friend's 40th and nine of us want to come to the same class, can we book all together
      there are eight of us coming for a hen, can we all go in one reformer class
      six of us for my birthday, same class, possible in one booking?
      can seven people book in one go
      party of nine for saturday's reformer
      we're a group of eleven, how do we all get into one class
      can i book ten places in one go for my birthday
      we'd like the room for a film shoot one evening
      can we rent a room for a photo shoot
      hen party for nine, what can you do
      birthday for eight girls on a saturday
      team event for 14 people
      can a group of ten come together
      corporate membership for our company
      do you do stag or hen parties
      hen do, nine girls, saturday 12 december, what do you offer
      birthday on sat 5 dec for 8 of us, what can you do
      office party 10 people friday 11th, any options
      stag do 8 lads sunday 6 december
      12 of us from the office want a class to ourselves, how much would that be
      private class for our team in january, price?
      we're an office and would like our own session, what does it cost
      company of 15, could we book a whole class
      team event for 10 colleagues in january
      bringing 8 people from work for a team building class
      work social for nine of us
      can we have a hen party class
      do you host hen parties
      there are eight of us for a baby shower, could we have a class to ourselves
      team away day, 12 people, what can you do
      we'd love a private yoga class for my 40th
      need seven places together on a saturday for a hen weekend
      can our running club have its own session
    `),
    answer: {
      text: 'I’ve asked our team. What’s it for, how many of you are there, and which date would you like? For a class, you can book up to four places in one order.',
      links: [{ label: 'Contact us', to: '/contact?topic=booking' }],
      handOver: true,
    },
    slots: ['people', 'day', 'time', 'activity'],
    followUps: ['book_for_friends', 'contact_details', 'talk_to_human'],
  },
];
