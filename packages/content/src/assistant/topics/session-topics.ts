import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about sessions: how long they are valid, who can use them and how many are left. */
export const sessionTopics: readonly AssistantTopic[] = [
  {
    id: 'pack_validity',
    question: 'How long is a pack valid?',
    examples: parseExamples(`
      how long is a pack valid
      do class passes expire
      how long have i got to use the ten classes
      can i roll unused sessions over to next month
      what happens to sessions i dont use
      will my leftover flex sessions carry over
      do credits run out
      when do my credits expire
      is there an expiry date on packs
      how many weeks is the reformer pack good for
      when does the starter pack run out if i buy it today
      validity of the 10 pack
      do i have to use all sessions within a month
      how soon do i have to use a class pack
      does the clock start when i buy or on my first class
      expiry?
      use by date for packs
      starter pack 30 days from when
      is there a time limit on single sessions
      do i lose what i dont use
      can i book a class after the pack ends if i book it now
      do unused classes roll over
      how long do i have to finish the reformer ten
      is six weeks enough for the class pack
      what if i can't finish all ten in time
      how long does a 1:1 block last
      how long does a pack last
      do packs expire
      when does a pack expire
      how long are sessions valid
      how long is the class pack of 10 valid
      how long is the starter pack valid
      how long do i have to use a pack
      do sessions expire
      do unused sessions carry over
      how long does the reformer pack last
      does the clock on the ten pack start when i buy it or when i first use it
      I'm only here three weeks, will the starter pack last that long
      how many week is good the pack of ten
      do i have to use all three in a month
      ten pack how long
      how many weeks do i have for the pack
      when must the starter pack be used by
      when do the ten sessions go off
      when do the sessions go off
      do packs have a use by date
      if i buy ten today when are they dead
      bought ten today, when are they dead
      shelf life of ten reformers
      how long do i get for three starter sessions
      use by date on the reformer pack
      the second one, how long is it valid
      how long does that pack last
      the last one, when would it expire
      how many weeks do i get with it
      how long have i got to use the ten pack
      and the third one, when does it run out
      the second one on the list, how long do i get
      how long does the big pack last
      that pack, how long does it last for
      from when does the pack count
      do the six weeks start when i buy or at my first class
      when do the weeks start
      does the clock start on the day of purchase
      is it valid from the first class
      how many weeks do i have for ten classes
      does it run out
      how long have i got to use it up
      what's the expiry on the ten pack
      i bought ten sessions in october, until when can i use them
      how many weeks have i got to finish a reformer pack
      does the starter pack have a use by date
      is the pack of 10 good for six weeks or ten
      how quickly do i need to use up a pack
      when will my sessions expire, i bought them three weeks ago
    `),
    answer: { lookup: 'pack-validity' },
    slots: ['product'],
    followUps: ['pack_expired', 'pack_extension', 'own_credits', 'packs_info'],
  },
  {
    id: 'pack_share',
    question: 'Can I share my pack?',
    examples: parseExamples(`
      can i share my pack with a friend
      can my wife use my credits
      is the 10 pack transferable
      can two people use one pack together
      may i give a class from my pack to my sister
      can my husband and i share a membership
      can we both use my credits
      is my pack only for me
      can i book my daughter with my pack
      sharing packs
      can i use two sessions from my pack for me and a mate
      is the reformer pack shareable
      can someone else use my sessions when i'm away
      split a ten pack between two
      can my boyfriend come on my starter pack
      do we need a pack each
      pack for two people?
      can i take my mum on one of my classes
      could my flatmate use the rest of my classes
      i want to share the class pack of 10 with my partner, how do we do that
      use my pack for a guest
      my aunt died in the spring and left sessions on her pack, may i use them
      my late husband had a class pack, can i take it over
      she passed away and her family want me to have the rest of her classes
      can i give my leftover sessions to a colleague
      can i transfer my credits to another person
      joint pack
      are credits personal
      one pack, three friends, possible?
      can i share a pack
      can two people share a pack
      can i use my pack for a friend
      can my friend use my pack
      can i share my membership
      is the class pack shareable
      can my partner use my sessions
      can i use my pack for someone else
      share pack with my sister
      can my sister use one of my ten
      can my mum and me both use the reformer pack
      can i share the 10 clases with my bruther
      could my boyfriend use a session from my class pack
      could my girlfriend use one of mine
      split the pack with a friend
      is my partner allowed on my ten
      is my partner allowed on my ten pack
      my partner wants to use my sessions
      two people one pack?
      my sister and i want to use the same pack
      my sister and i, same pack?
      mum and me on one pack?
      can we share one membership
      can my wife and i have one membership between us
      one membership for two people?
      what if she comes without me
      can he use it when i'm not there
      can i give one of my sessions to a friend
      can my sister come on my pack without me
      is the membership just for me
      can two people use one flow membership
      couple membership?
      can my flatmate use one of my classes
      share flex with my partner
      my wife and i both do yoga but on different days, can we have one flow membership between us
      can we just have the one membership for both of us
      one of us has to stay with the kids, can we share a membership
      can my sister use one of my sessions when she comes with me
      is the starter pack shareable
      can i pay for my friend with my reformer pack
      can i use a session for a guest
      and the reformer one, can i share that too
      the reformer pack too?
      can my wife use my unlimited when i don't
      can my partner come on my membership instead of me
      could my daughter have my membership sessions this month
      can two people use one membership
      my brother wants to use my flow membership on days i'm away
      can i lend my membership to a friend
      what about sharing the reformer pack
      my wife would like to use my unlimited when i'm away
      can my sister go on my membership for a week
      is my flex transferable to my partner
      can two people use the same monthly plan
      me and my flatmate want to split a class pack
      could my boyfriend do one of my two starter sessions
      can i do one and my friend do the other
      how many people can use my class pack with me
      how many friends may i bring on my ten pack
      does each person use up a session when i share my pack
      can i give my leftover sessions to somebody
    `),
    answer: { lookup: 'pack-sharing' },
    slots: ['product', 'people'],
    followUps: ['book_for_friends', 'covers_what', 'transfer_booking'],
  },
  {
    id: 'own_credits',
    question: 'How many sessions do I have left?',
    examples: parseExamples(`
      how many classes do i have left
      what's left on my pack
      do i still have credits
      how many sessions remain on my flex
      check my balance
      when does my pack expire
      how many credits have i used
      why do i have only 2 credits
      is my pack still good
      how many have i got left
      my balance
      remaining sessions
      sessions left?
      do i have any reformer sessions left this month
      can you check my pack
      have i used up all my classes
      what have i got on my account
      which pack am i on
      what date do my sessions end
      is there anything left on my 10 pack
      credits pls
      how many yoga classes can i still book with my pack
      show me my packs
      did i get my session returned after cancelling
      how many of the eight have i used
      when will my remaining sessions run out
      i think i have 3 left can you confirm
      i bought a pack last week but cant see my sessions
      how many sessions are left on my pack
      do i have any sessions left
      how many classes are left in my pack
      what's my balance
      what's left on my membership this month
      have i got any credits
      when does my own pack run out
      my sessions
      how much is left on my pack
      how many have i got left on the reformer 10
      which plan am i on
      what membership do i have, cant remember signing up
      do i have anything left to use before it expires
      how many sesh left boss
      am i on anytime or off-peak
      what plan do i have
      which membership am i paying for
      am i flow or flex
      am i off-peak or anytime
      what's my current package
      remind me which pack i bought
      is my pack still alive and how much is on it
      do i have any classes left to use
      anything left on my account before it runs out
      what am i subscribed to
      am i even a member
      how many goes have i got
      is there still credit on me
      what did i sign up to, cant remember which one
      whats my balance of classes
      do i have flex 4 or flex 8 i honestly forget
      how many reformers can i still do this month
      how many more reformers can i do this month
      i forget whether i've got flex 4 or 8
      what's left of my ten
      have i used all my sessions
      which of your memberships did i take out
      whats on my account sessions wise
      how much of my pack have I burned through
      what am i paying you for each month, which one is it
      classes remaining?
      remaining balance on pack
      did you take a session for monday
      how many sessions were used
      what am i on, flow or what
      did my sessions refresh this month
      which tier am i
      do i still have a live membership
      sessions left pls
      whats the name of the plan i pay for
      name of the plan i pay for
      whats my plan called
      what did you sell me, flow or flex
      what do i actually have with you, plan wise
      do i still have sessions on the starter
      what tariff am i on with you
      what tariff am i on
      tariff i'm paying, which one
    `),
    answer: { lookup: 'own-sessions' },
    slots: ['product'],
    followUps: ['pack_validity', 'covers_what', 'own_bookings', 'pack_expired'],
  },
];
