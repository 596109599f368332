import { statutoryCancellationDays } from '@studio/domain/purchases/right-to-cancel';
import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about refunding, extending or swapping a pack, and about charges for a membership. */
export const productRefundTopics: readonly AssistantTopic[] = [
  {
    id: 'refund_product',
    question: 'Can I return a pack or membership?',
    examples: parseExamples(`
      can i return a pack i bought last week
      are packs refundable
      are your packs refundable if i don't like it
      i'd like my pack refunded
      can i return a membership i bought by mistake
      bought the wrong pack, can you undo it
      14 day right to cancel my purchase
      changed my mind about the pack
      can i get a refund on my reformer pack, i've only used two
      i want to return the starter pack
      bought the membership yesterday and regret it
      cooling off period
      partial refund for unused sessions
      i'm moving away from london and have 6 classes left, can i get the money back
      i want my money back for the pack
      can i get a refund for my membership
      do I get my money back if I return home early and don't use my pack
      wedding is off, can i get the money for the pack back
      bought flow anytime by mistake an hour ago, undo please
      14 day cooling off, how do i use it for my pack
      do you give refunds on packs
      not enjoying it, give us a refund on the pack
      can you undo a purchase i made today
      undo a purchase from today
      reverse my order please
      not for me, give the pack money back
      i bought the wrong pack, can i return it
      ten pack was a mistake, reverse it
      reverse the ten pack
      can i return my membership, bought it yesterday
      pls refund my starter pack
      it's for the pack, not a class
      a pack refund, not a class
      no i mean the pack
      i mean my membership, not one class
      its the ten pack i want to give back
      the starter pack i bought
      purchased ten classes on monday, my job has moved to leeds, is a refund possible
      got the reformer pack three days ago, used two, then my shifts changed to evenings. can i have what's left back
      i signed up for flex on sunday and it turns out i'm away all december, can i undo that
      bought a block of ten, did one, loved it, but now i've been told to travel for work. can you refund the rest
      is there a way of getting the money for the unused classes in my pack
      can the remaining sessions be refunded
      what happens to the money for my unused sessions if i move abroad
      how do i cancel the pack i just bought
      withdraw from my pack purchase
      consumer rights on packs bought online
      do i have a right to cancel a membership after buying it
      refund policy for packs and memberships
      i bought a starter pack for my wife but she already has one
      can i hand back my 1:1 block
      i paid for a single session by mistake, it has no date yet
      how much would i get back if i've used three of ten
      I should like to ask whether a package of lessons bought last week can be reimbursed, since my doctor has told me to rest
      may I request reimbursement for a course of ten classes purchased recently
      my physio says no exercise until spring, could you reimburse the package i purchased
      would you reimburse a bundle of sessions i bought on the 18th
      i regret buying the pack
      bought the starter pack by mistake
      i haven't touched my pack, can i get the money back
      never used my pack, refund?
      i'm moving away, can i get money for the rest of my pack
      moving abroad, what about my remaining sessions
      refund for the unused sessions
      used three of ten, can i return the rest
      leaving london, refund the other sessions
      bought a pack on impulse, want out
      relocating, refund what's left of my pack
      can you refund the sessions i haven't used
      used 3 of my 10, can i get the other 7 back
      moving to bristol, refund for the 6 i haven't used
      had 4 out of 10, money back for the rest
      i've used one of three and i'm leaving town, refund?
      can i get a refund for the other 5
      bought a membership today and i've changed my mind
      i bought flex this morning and don't want it any more
      changed my mind about the pack i just bought
      got flow yesterday, can i undo it
      is the starter offer refundable
      is the pack refundable if i don't like it
      is that refundable though
      can i get my money back on the starter pack
      i haven't used my pack at all, can i have my money
      bought a membership yesterday and regret it
      changed my mind about the ten pack
    `),
    answer: { lookup: 'product-refund' },
    slots: ['product'],
    followUps: ['pack_extension', 'refund_status', 'cancel_membership', 'talk_to_human'],
  },
  {
    id: 'membership_rest_of_month',
    question: 'Do I get a refund for part of a month?',
    examples: parseExamples(`
      if i cancel my membership mid month do i get anything back
      do you refund the unused part of the month
      is the rest of my month refunded when i cancel
      will you pay back the remaining weeks of my membership
      pro rata refund for membership
      do i lose the rest of the month when i stop my membership
      can i still come until the end of the month after cancelling my membership
      what happens to the days i've already paid for if i quit
      i cancelled my membership, can i still use it this month
      does membership end straight away when i cancel
      when does my membership end after i cancel
      and the remaining days, are those refunded
      so do i get the leftover weeks back
      would i get half the month back
      do you refund what's left of the month
      is the part i haven't used paid back
      can i still go to classes once ive cancelled the membership
      i've paid till the 20th, if i cancel today what happens with that money
      will i be charged again after cancelling my membership
      do you owe me anything for the two weeks i won't use
      if i end flow today do i get the difference
      money for the rest of the month?
      does my access stop the day i cancel
      if i cancel now can i still use this month
      do i still get classes after cancelling
      can i keep coming until the end of the month i paid
      i've paid for the month, what if i cancel today
    `),
    answer: {
      text: `We don’t refund part of a month. You keep your membership until the end of the month you’ve paid for, and you won’t be charged again. If you bought it within the last ${statutoryCancellationDays} days, you can cancel the purchase and pay only for what you’ve used: email {email} or tell us at the front desk.`,
      links: [
        { label: 'Your account', to: '/account' },
        { label: 'Your right to cancel', to: '/terms#right-to-cancel' },
      ],
    },
    slots: ['product'],
    followUps: ['cancel_membership', 'refund_product', 'freeze_membership', 'talk_to_human'],
  },
  {
    id: 'pack_extension',
    question: 'Can you extend my pack?',
    examples: parseExamples(`
      can you extend my pack
      could i have a bit longer on my ten pack please
      my pack runs out on friday and i've five left, any chance of an extension
      is it possible to get two more weeks on my pack
      i've been poorly for a month and my sessions are about to expire
      pack about to expire, can i get more time
      please extend the expiry date of my reformer pack
      can the expiry be pushed back
      i was in hospital and couldn't use my pack, can it be extended
      my starter pack ends tomorrow and i only went once, can you add some days
      can i pause my pack while i'm away
      can i freeze a pack
      can i put my class pack on hold
      going travelling for three weeks, will you stop the clock on my pack
      hiya, so i got the ten pack in september and then everything went wrong, kids ill, boiler broke, i got a chest infection. it ends on sunday and there are seven left. can you do anything about the date
      i have four classes left which expire next week, no way i can use them all, could the studio be kind and give me longer
      extension on my pack
      more time for my sessions pls
      do you ever extend packs
      do you make exceptions to the six weeks
      i won't manage to use up my sessions before they run out
      my sessions run out next week, what can i do
      is there any way to get longer, my pack finishes in a few days
      injured so can't use my pack until january, can you move the expiry
      bereavement meant i missed three weeks, any leeway on the pack date
      extend my pack, i was ill
      injured my ankle, can the pack be paused or extended
      can i extend my pack
      could you extend it
      is there a way to extend it
      any chance of extending it please
      is there any way you can extend them
      would it be possible to extend it by a fortnight
      Hello, I wonder if you could help me. I bought a pack at the end of the summer and then my father went into hospital, my daughter broke her wrist and I had a chest infection. There are five classes left and it finishes on Tuesday. Could it possibly be extended
      hi! so got the ten pack, came three times and then life happened, everyone in our house had norovirus. it says it expires in nine days and i can't do seven classes in nine days haha. can you give me longer
      bought it in september, had covid twice, barely used it and now it's nearly out of date. please can you do something
      i still have eight left and it's about to run out, any way round that
      my pack runs out tomorrow, can you extend it
      starter pack ends on friday with two left, any chance of longer
      can i have another week on my pack
      please give me more time on my ten pack
      two sessions left and it expires tonight
      pack expiring, been ill, more time please
      could you add a few days to my pack
      can i pause my pack
      can the 10 pack be frozen
      freeze my class pack while i'm away
      put my pack on hold
    `),
    answer: {
      text: 'I can’t extend a pack or promise an extension, but our team can look into it. Shall I ask them?',
      links: [{ label: 'Your account', to: '/account' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['own_credits', 'pack_validity', 'refund_product', 'talk_to_human'],
  },
  {
    id: 'membership_charged',
    question: 'I was charged for my membership again',
    examples: parseExamples(`
      forgot to cancel my membership and now you've taken the money
      my membership renewed and i didn't want it to
      membership renewed by accident, can i get it refunded
      you took another month though i wanted to stop
      i meant to cancel before the renewal, can you refund it
      charged again for flow, i don't use it any more
      the renewal came out yesterday, i missed the date to cancel
      why was i billed for another month
      i was charged after cancelling my membership
      i cancelled my membership but you still took £150
      membership payment taken although i cancelled
      still being charged for a membership i ended
      i didn't know it renews automatically, please refund
      my subscription renewed without me noticing
      can you reverse the renewal from this morning
      monthly payment went out by mistake, i wanted to end it
      i haven't been for two months and you keep charging me
      took money for december but i quit in november
      membership charge i didn't expect
      refund my renewal please
      auto renewal caught me out
      why did you take £100 this morning, i cancelled
      charged again after cancelling my membership
      i cancelled in september and you still took money
      you took my membership payment after i'd left
      still paying for a membership i ended
      money went out for flow but i cancelled it
      membership fee taken although cancelled
    `),
    answer: {
      text: 'I’ve asked our team to look into the payment. If you haven’t cancelled your membership yet, you can do that in your account. It’ll run until the end of the month you’ve paid for.',
      links: [{ label: 'Your account', to: '/account' }],
      handOver: true,
    },
    slots: ['product'],
    followUps: ['cancel_membership', 'membership_rest_of_month', 'talk_to_human'],
  },
  {
    id: 'pack_swap',
    question: 'Can I swap my pack for another?',
    examples: parseExamples(`
      can i change my class pack to a reformer pack
      swap the pack i bought for a different one
      exchange my ten pack for reformer
      can i convert my mat sessions into reformer sessions
      i picked the wrong pack, i wanted the reformer one
      bought the class pack but meant to get the reformer pack
      can i trade my yoga pack in
      upgrade my starter pack to the ten pack
      can i pay the difference and turn my pack into a reformer pack
      switch my pack to another kind
      can my remaining sessions be used for reformer if i pay extra
      top up a mat session to a reformer class
      can i turn the starter pack into a bigger one
      exchange a pack for a membership
      can i change packs halfway through
      put what's left on my pack towards a membership
      i'd like the other pack instead of the one i bought
      wrong type of pack purchased, can it be changed
      can i move my credits over to reformer
      change my pack purchase please
      i bought the wrong pack
      can you change my class pack to a reformer pack
      meant to buy the reformer one, can you switch it
      swap my ten pack for reformer and i'll pay the difference
      got the yoga pack but only want reformer
      exchange my pack please
      can i upgrade my starter pack to a bigger one
      bought the class pack but it doesn't do reformer, swap?
      my sister told me to get the class pack and it isn't for reformer, can you swap it
      i got the ten pack by mistake, can you switch it over, happy to pay the difference
      can you change it to the other pack
      bought the wrong pack just now, can you swap it
      i meant the reformer pack but paid for the class pack
      picked the wrong pack at checkout, can it be switched
      paid for the wrong membership by mistake
      i bought the wrong pack by mistake
      got the class pack but meant to get the reformer one
    `),
    answer: {
      text: `You can’t swap packs online. Within ${statutoryCancellationDays} days of buying yours, you can cancel it, pay only for what you’ve used, and buy the one you want. Shall I ask our team?`,
      links: [
        { label: 'See packs', to: '/pricing#packs' },
        { label: 'Your right to cancel', to: '/terms#right-to-cancel' },
      ],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['refund_product', 'packs_info', 'covers_what', 'talk_to_human'],
  },
];
