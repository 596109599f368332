import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const bookingChangeTopics: readonly AssistantTopic[] = [
  {
    id: 'move_booking',
    question: 'Move a booking',
    examples: parseExamples(`
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
      any chance of swapping my wednesday to the thursday instead
      i want other hour, not 7 but 8:15
      other time please, not 7 but 8
      can you put me in the later class instead
      reschedule my tuesday
      can i come to the 19:05 instead of the 18:00
      can i come at 7 instead of 6
      the 19:05 suits better, can i change
      put me in wednesday's rather than monday's
      change of plan, later class please
      could you bump me to the class after
      i want wednesday not tuesday, can you change it
      can i swap my mat class for a reformer one
      swap my reformer for a yoga class
      change my yoga booking into a mat class
      can i exchange the pilates i booked for vinyasa
      switch from reformer to mat on the same day
      i booked vinyasa but would rather do reformer, can i change it
      i need to push my friday class to saturday, work trip
      can i shift monday's class to tuesday, my meeting got moved
      work came up, can my wednesday class go to thursday instead
      move my class from thursday to the weekend please
      want to trade my yin class for strength
      is it possible to change a mat booking to a reformer one
      can it still be moved
      is it still possible to move that one
      can i still change that
      can i move the second one
      move the first one please
      can the last one be moved
      could you move number two
      can i reschedule the last booking
      could you shift me from thursday to friday
      i'd like to do the later one instead of the one i booked
    `),
    answer: { lookup: 'move-booking' },
    reason:
      'You can only move to a class of the same kind and price, because the price you paid stays the same.',
    slots: ['booking', 'day', 'time', 'activity'],
    followUps: ['cancel_booking', 'cancel_policy', 'own_bookings'],
  },
  {
    id: 'booking_for_wrong_day',
    question: 'I booked the wrong class',
    examples: parseExamples(`
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
      arrgh i put tuesday and needed thursday
      i put monday and needed tuesday
      argh picked the wrong date
      selected saturday when it should be sunday
      pressed confirm on the wrong yoga one
      confirmed the wrong yoga
      took the am one, meant pm
      i misread the date when i booked
      wrong date clicked, fix?
    `),
    answer: { lookup: 'move-booking' },
    slots: ['booking', 'day', 'time', 'activity'],
    followUps: ['cancel_booking', 'refund_request', 'own_bookings'],
  },
  {
    id: 'transfer_booking',
    question: 'Can a friend take my place?',
    examples: parseExamples(`
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
      broke my toe, can my brother take the spot
      Is the place transferable?
      is my place transferable
      are bookings transferable to another person
      hurt my foot, could my sister take my place
      swap my name for my brothers on the booking
      my boyfriend will come in my stead
      would it be ok if my colleague went for me
      could my colleague go for me
      is it ok if someone else comes on my booking
      my cousin in my spot, allowed?
      can i pass on my place
      my husband wants to go instead of me, is that allowed
      my husband wants to go instead of me
      can my wife go instead of me on sunday
      may he use my booking
      could my son take my class tomorrow
      can anyone else use my place if i'm ill
      my friend wants to use my starter pack place
      can someone else go in my place
      my flatmate will come in my place, ok?
      sending my sister instead of me, is that fine
      a friend is coming instead of me
      can somebody else turn up with my booking
      can i give my place to a friend without an account
      my friend has no account, can she have my spot
      i can't make it tonight but it's paid for, can my mate go in my place
      can i send my sister instead of me tomorrow
      could someone else use my spot on thursday
      is it ok if my friend takes my booking, i'm stuck at work
      can i pass tomorrow's class to a colleague
      swap the name on my booking to my husband's
    `),
    answer: {
      text: 'You can’t change the name on a booking online, but our team can tell you what’s possible. Shall I ask them?',
      links: [{ label: 'My bookings', to: '/bookings' }],
      offer: 'talk_to_human',
    },
    slots: ['booking', 'people'],
    followUps: ['pack_share', 'cancel_booking', 'book_for_friends', 'talk_to_human'],
  },
];
