import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const membershipTopics: readonly AssistantTopic[] = [
  {
    id: 'memberships_info',
    question: 'Which memberships do you have?',
    examples: parseExamples(`
      what memberships do you have
      how much is unlimited per month
      is there a monthly subscription
      tell me about flow off-peak
      what does reformer flex 8 include
      how do i become a member
      can i sign up for a membership
      how does the membership work
      memberships?
      monthly plans
      how much is a membership
      i want to join
      unlimited yoga price
      do you have an unlimited reformer membership
      flow anytime
      flex 4 monthly cost
      is there a membership for just pilates
      annual membership?
      do you offer a rolling monthly pass
      subscription options
      membership prices pls
      i'd like to become a member, whats available
      whats the monthly fee
      how many classes do i get on flex 4
      join the studio
      membership info
      can i buy a membership for my wife
      what kinds of subscriptions are there
      which memberships do you offer
      do you have memberships
      how much are memberships
      tell me about memberships
      what membership options are there
      how much is reformer flex 4
      how much is flow anytime unlimited
      do you have unlimited membership
      monthly membership
      what does the flow membership include
      how do the monthly things work
      whats the top tier membership
      can i pay monthly instead of all at once
      can i pay by the month
      is there a monthly option
      do you do a pay monthly thing
      what plans are there
      what monthly plans can i choose from
      pay every month possible?
      which subscriptions do you have and how do they differ
      i'd like to pay monthly for reformer
      can i pay per month rather than per class
      explain your subscriptions
      pay per month not per class
      monthly instead of single payments
      what are my options for monthly
      options for monthly
      what are the unlimited ones
      tell me the memberships
      can it be paid monthly
      is monthly payment possible
      could i pay each month
      i prefer paying month by month
      what does the cheaper membership include
      what do i get with the cheapest membership
      how many times can i come with that membership
      how many classes a month is flex
      how often can i come on flex 4
      is it unlimited or a number of classes
      how many sessions a month do i get
      does the membership include reformer
      is reformer in the unlimited membership
      flow membership, what's in it
      and what does the dearer membership include
      how many visits do i get per month
      like how many times can i come with flex
      how many times can i come then
      and the cheaper one, what's included
      does that one have reformer
      what is flex 4
      whats flex 8
      what's flex 4 then
      tell me about flex 8
    `),
    answer: { lookup: 'memberships' },
    slots: ['product', 'activity'],
    followUps: [
      'member_benefits',
      'covers_what',
      'membership_minimum_term',
      'what_to_buy',
      'freeze_membership',
    ],
  },
  {
    id: 'freeze_membership',
    question: 'Can I freeze my membership?',
    examples: parseExamples(`
      can i freeze my membership
      pause my membership for a month
      i'm on holiday in july, put it on hold
      suspend my subscription
      i broke my leg, can my membership be paused
      how often can i freeze
      unfreeze my membership
      end my freeze early
      how long can a pause be
      freeze
      put my membership on hold
      take a break from my membership
      membership pause
      going travelling for 6 weeks, can i stop paying for a bit
      can i skip a month
      do i pay while its frozen
      i'm having surgery and wont be able to train for two months
      freeze my flow anytime from next month
      is there a fee for freezing
      temporarily stop my membership
      can i hold my flex 8
      pregnancy break from membership
      how do i pause payments
      start my membership again after the freeze
      cancel my freeze
      i've got an injury so want a break but not to cancel altogether
      can i freeze for three months
      i want to freeze my membership
      can i pause my membership
      pause membership
      freeze membership
      put membership on hold
      can i put my membership on hold
      how long can i freeze for
      how many times can i freeze my membership
      can i suspend my membership
      im on secondment in leeds for 6 weeks, can i put it on pause
      just had a baby, can we stop payments for a bit and come back
      I'm away home to Cork til after Christmas, could ye hold my membership
      on tour jan and feb, pause me
      pause while im on maternity
      hold my membership til im back from ireland
      stop payments for two months then restart
      i'm on tour till march, put my plan on ice
      had a baby, can the membership wait
      broken ankle, put my plan on hold for 2 months
      going travelling in feb, can i stop then start again
      broke my ankle, pause my plan
      going travelling, stop and start again later
      surgery coming, put membership on hold
      stop billing me while im away and restart in may
      off to australia for 6 weeks, suspend please
      off to australia, suspend please
      suspend for six weeks
      can i halt my plan while abroad
      injured my knee so i want to pause paying
      hurt my knee, i want to pause paying
      injured, can you stop my payments for a while
      doctor says rest for a month, hold my membership
      pause due to an operation
      may i take a break from my membership
      when does the freeze start
      does the freeze begin straight away
      if i freeze today when does it begin
      from when would it be frozen
      when would the freeze kick in
      would it start immediately
      can i undo the freeze
      how long can the freeze last
      will i still be charged this month if i freeze now
      when does the pause begin if i set it today
      from which date is my membership paused
      i'm away for six weeks, can i pause
      travelling from january to february, pause my membership
      on holiday for two months, hold membership
      can i put it on hold while i'm abroad
      off to australia for a month, can i pause
      pause while i'm away
      from which day does a freeze start
      how many months can i freeze
      can i pause it from next week
      away 3 march to 20 april, can i pause
      travelling 5 feb till 1 april, pause please
      off to spain 12 jan to 28 feb, freeze possible
      i'm in india from 2 to 30 march, can i pause my membership
      do i still pay while it's frozen
      am i charged during a freeze
      do you take money while it's paused
      how many times a year can i freeze
      how do i freeze
      how can i freeze it
      can i pause it over the summer
      off travelling for two months, is there a way to stop paying without cancelling
      i've broken my ankle and need to put my membership on hold
      can you suspend my direct debit while i recover from surgery
      going home to australia in august, can i pause
      i'd like a break from my membership until i'm better
      how long can i put it on ice for
    `),
    answer: { passage: 'faq:freeze-membership' },
    slots: ['product'],
    followUps: ['cancel_membership', 'membership_renewal', 'pack_expired'],
  },
  {
    id: 'cancel_membership',
    question: 'How do I cancel my membership?',
    examples: parseExamples(`
      how do i stop my subscription
      end my monthly plan
      stop taking money every month
      cancel my flow anytime
      i dont want it to renew
      leave the studio as a member
      cancel membership
      quit my membership
      i'd like to leave
      terminate membership
      how do i end my contract with you
      unsubscribe from my monthly membership
      stop my payments please
      i'm moving away and need to end my membership
      cancel flex 8
      please close my membership from next month
      turn off auto renew
      don't charge me next month
      no longer want to be a member
      how to get out of my membership
      where do i cancel the subscription
      stop my direct debit
      cancel my plan, its too expensive
      i cant afford the membership any more
      resign my membership
      give notice on my membership
      can i cancel my membership
      cancel my membership
      how can i cancel the membership
      end my membership
      stop my membership
      cancel my subscription
      i want to end my membership
      how do i end my membership
      please cancel my membership
      i want out of my membership. never get time anymore
      tell me how to come off this monthly ting
      how do i stop the 150 coming out
      stop the monthly payment
      how do i come off the monthly
      no longer want to pay 120 each month
      end my plan
      how do i stop you taking 100 every month
      leaving london, how do i end it
      leaving london, end my membership
      how do i end it, i'm moving away
      i want to quit
      no more direct debits please i'm done
      no more direct debits
      stop my plan for good
      i'm done with the membership
      please end my flow
      i'd like to terminate my subscription
      no, the membership
      i mean the membership
      the membership, not a class
      i meant my membership not the booking
      not the class, my membership
      how do i end it, the monthly thing
      i want out of my flex
      how do i get out of my flow membership
      how to end flow off peak
      i'd like to stop flex 8
      get rid of my unlimited
      need to get out of this membership
      wanna quit flow
      how do i leave flow
      my membership renews tomorrow, can i stop it now
      payment's due friday, i want to end it before that
      stop my membership before the next payment
      can i cancel the membership any time
      is it easy to cancel flow
      am i locked in or can i cancel whenever
      how do i stop paying every month
      what's the notice for leaving
      i've had enough and want out of my membership
      this monthly payment is costing me too much, how do i end it
    `),
    answer: { passage: 'site:cancel-membership' },
    slots: ['product'],
    followUps: [
      'membership_rest_of_month',
      'freeze_membership',
      'membership_minimum_term',
      'refund_product',
      'delete_account',
    ],
  },
];
