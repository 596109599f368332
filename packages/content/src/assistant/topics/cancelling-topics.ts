import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about cancelling a booking. */
export const cancellingTopics: readonly AssistantTopic[] = [
  {
    id: 'cancel_booking',
    question: 'Cancel a booking',
    examples: parseExamples(`
      i need to cancel my booking
      please take me out of tonight's yoga
      can't make it on friday, cancel please
      how do i cancel a class
      i want to cancel the reformer at 6
      where is the cancel button
      cancel one of the two places i booked
      i no longer want to come on sunday
      cancel my friend's spot but keep mine
      cancel everything i have booked
      cancel
      cancel booking
      cancel it
      cant come saturday
      pls cancel my vinyasa
      remove me from thursday's class
      i have to pull out of next week's foundations
      take my name off the 9am on sunday
      unbook me
      can you cancel my 18:30 next tuesday
      call off my reservation
      i won't be able to attend on wednesday
      something came up at work so i cant do monday any more, please cancel
      drop me from the yin class
      get rid of my booking for next friday
      how can i withdraw from a class i've booked
      i'd like to cancel my place in prenatal mat
      my plans changed, cancel saturday
      canx my class
      cancel the second booking
      i don't need my place any more
      hi there, really sorry but we're away that weekend so need to cancel the two reformer places
      not coming on the 14th
      i need to bail on sunday's class
      could you kindly release my spot for next week
      undo my booking
      how do i get out of a class i booked
      i want to cancel my class
      cancel my reformer class
      please cancel my booking for tomorrow
      i can't come on thursday
      can you cancel my class on monday
      i'd like to cancel my yoga on saturday
      i need to cancel
      cancel my place
      cancel tomorrow
      please cancel my class friday morning, i must work with kids
      for fucks sake just cancel my sodding 6pm
      please cancel my booking on sunday the sixth full stop thank you
      cannae make it the morra, take us off
      need to cansel my yogga tomoro
      tomorrow no can come. cancel
      Could you cancel Ms Adeyemi's 8:15 on Thursday on her behalf, I manage her diary
      need to cancel 2 of the 4 places i booked
      take me off tonight please
      i cant make it tomorrow, take us off
      cancel my husband's place on saturday
      please cancel the 8:15 for my boss
      cancel my daughters class for her
      can i cancel on behalf of a friend
      no can come friday, please remove
      fucking cancel tomorrow, im done
      for gods sake get me out of the 7am
      get rid of my thursday yin
      cant do tmrw soz pls cancel
      Kindly withdraw Mrs Bello from the noon class, I'm her assistant
      scrap sunday ffs
      scrap friday's class
      drop me out of sunday please
      withdraw me from the 12:15
      undo my booking for thursday
      not coming sunday, take it off
      bin my 7am ffs
      i won't make it to amara's on friday, remove my name
      bastard train strike. cancel my 7am please
      my flatmate asked me to cancel her saturday mat for her
      i wont make amaras on friday
      delete my saturday
      cancel one of my two places
      my mate asked me to cancel hers
      strike on, cancel tomorrow 7am
      get me out of friday's strength
      please take jen off saturday 9am, she asked me to
      shit day, kill my 18:00
      kill my 18:00
      shit day, cancel tonight
      drop my evening class
      bloody hell, wrong week, cancel it please
      my mother can't come on friday, cancel hers please
      cancel the other one please
      can you cancel number two
      please cancel the last one on that list
      cancel that one
      i booked as a guest how do i cancel
      how do i cancel if i don't have an account
      no account, how can i cancel my class
      booked without logging in and need to cancel
      how the hell do i cancel a guest booking
      cancel a booking made as a guest
      how do i cancel, i never registered
      how do i cancel without logging in
      i didn't make an account, how can i get out of my class
      booked with just my email, how do i cancel
      can i cancel over the phone
      can i ring up to cancel
      do i have to cancel online
      how do guests cancel
      cancel without an account
      i want to cancel but i have no login
      where's the cancel link
      how do i cancel a guest booking
      i've booked two classes at the same time, drop one
      double booked myself, how do i drop one
      can you drop my wednesday class
    `),
    answer: { lookup: 'cancel-booking' },
    slots: ['booking', 'day', 'time', 'activity', 'people'],
    followUps: ['refund_request', 'move_booking', 'cancel_policy', 'refund_status'],
  },
  {
    id: 'cancel_policy',
    question: 'What’s your cancellation policy?',
    examples: parseExamples(`
      what is your cancellation policy
      how late can i cancel
      until when is it free to cancel
      do i lose my money if i cancel
      is there a cancellation fee
      how many hours before do i have to tell you
      do i get my credit back when i cancel
      24 hour rule, how does it work
      cancellation policy
      cancellation rules?
      how much notice do you need
      if i book and then can't come, what happens
      can i cancel for free
      what's the deadline for cancelling
      do you refund cancellations
      are bookings flexible
      free cancellation?
      what if i need to cancel
      is it 12 or 24 hours notice
      can bookings be changed after i pay
      do i get charged for cancelling
      what are the terms if i cancel a class
      how does cancelling work with a pack, do i get the session back
      if i cancel two days before will i get a refund
      cutoff time for cancelling
      can i cancel the day before
      whats ur cancelation policy pls
      how does cancelling work
      what are the cancellation rules
      when can i cancel free of charge
      how long before class can i cancel
      what is the 24 hour rule
      can i cancel a booking and get a refund
      is it possible to cancel
      can i cancel if something comes up
      cancellation terms
      do you charge a cancellation fee
      what's the policy on cancelling
      cancellation policy please
      what is the rule for cancellations
      how much notice do i have to give to cancel a class
      how many hours notice do i need to cancel
      what if i cancel the day before
      what happens if i cancel
      what happens when i cancel a class
      can i cancel up to the day before
      when is the latest i can cancel
      until when can i cancel
      how many hours before class can i cancel for free
      if i cancel do i get my session back
      if i cancel will i get my money back
      if my shift changes and i cancel noor's tuesday one now, do i lose the money
      What is the notice period for withdrawing from a class without penalty?
      if I'm stuck in Dublin and bail two days out am I grand
      I might have a flight change. what's the cancelation deadline
      If my hands flare up and I ring the day before, do I lose my money
      is it still free to cancel Mei's class
      am i still in time to cancel noor's thursday without losing it
      have i missed the free cut off for jonahs wednesday one
      is it still free to cancel jonah's class
      is it still free if i cancel thursdays yin
      can i still cancel noors class free
      by when do i have to cancel ines's one
      until what time can i get out of saturday 9am with no charge
      last moment to cancel free
      what's the penalty free window
      how much notice to withdraw without a fee
      can i drop out of friday without losing my session
      do i pay if i cancel amara's tomorrow evening
      if i bail two days before is it fine
      would cancelling on monday for wednesday be free
      have i missed the deadline to cancel mei
      cut-off for cancelling?
      is there a charge to pull out of the 12:15
      If I withdraw from Friday's session on Wednesday, is there a fee?
      cancelling noors wed class now = free?
      hows it work when u need to drop a class
      my train home might be moved so i may have to scrap sunday. whats the rule
      how does dropping a class work
      rule about dropping out
      what if i need to scrap sunday, whats the rule
      plans may change, how flexible are you with bookings
      do you charge people who drop out
      can bookings be undone
      hypothetically if i drop out on thursday for saturday do i get the 20 back
      is mei's thursday one still free to get out of
      Do you have a cancellation fee?
      hypothetically if i cancel two days before do i get my 20 back
      how strict are you about cancelling
      is noor's sunday one refundable if i pull out by friday
      if i drop saturday tonight do i get it all back
      when's the cancellation deadline
      what's your policy if i change my mind about a class
      do i get a credit or money if i cancel early
      is a 36 hour warning enough
      would i lose money if i cancel for next week
      say i can't do wednesday after all, can i get out without a fee
      is it still free to pull out of ines monday
      say i can't do friday after all, whats the rule
      still free to pull out of amara's sunday
      can i get out of wednesday without a fee, its monday
      i might drop out of sunday, free or not
      is tomorrow morning's class still free to cancel
      can i still cancel sunday's class without paying
      am i still able to cancel free of charge
      how much is the cancellation fee
      what do you charge for cancelling late
      is there a fee if i cancel late
      what's the charge for cancelling less than a day before
      late cancel charge?
      what does a late cancellation cost
      do you take a fee for late cancelling
      cancellation charges
      will i get the session back or the money
      do i get my session or my money back
      what do i get back if i cancel in time
      session or cash back?
      is it free to cancel the day before yesterday's
      do pack users get the session back when cancelling
      what's the latest i can cancel for nothing
      up to when can i pull out without paying
    `),
    answer: { lookup: 'cancel-late' },
    slots: ['day', 'time', 'product'],
    followUps: ['cancel_booking', 'cancel_late', 'no_show', 'refund_status'],
  },
];
