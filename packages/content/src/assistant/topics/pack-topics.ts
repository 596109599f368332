import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about packs, what packs and memberships cover, and off-peak hours. */
export const packTopics: readonly AssistantTopic[] = [
  {
    id: 'packs_info',
    question: 'Which packs do you have?',
    examples: parseExamples(`
      what packs do you have
      how much is a pack of 10
      do you sell bundles
      what's in the starter pack
      price of the reformer pack
      is there a 5 class pack
      is there a 5 class pass
      block booking prices
      i want to buy a class pack
      can i buy 20 classes
      where can i buy a pack
      packs?
      tell me about the class pack of 10
      multi class pass
      10 class card
      do you do a punch card
      course of classes, can i pay for several at once
      pack for yoga
      how many sessions are in the starter pack
      buying in bulk
      class bundle prices
      which passes are available
      reformer pack of 10 details please
      ten classes for how much
      is there a smaller reformer pack, like 5
      do you have carnets or class passes like other studios
      prepaid classes
      i'd like to purchase a bundle of sessions
      whats included in the 10 pack
      which packs do you sell
      do you have class packs
      how much are packs
      how much is the starter pack
      how much is the reformer pack of 10
      what is the class pack of 10
      do you have packs for reformer
      i'd like to buy a pack
      how many classes in a pack
      pack prices
      what is this pack of 10, how it works
      what's a pack
      have you got a 5 pack or only 10
      is there a five class pack
      what bundles have you got
      do you do bundles
      tell me about your class packs
      your packs, tell me
      tell me what class packs exist
      multi class deals
      what bundles can i buy
      which class packs are on sale
      which packs can you buy
      10 class thing, tell me
      how many classes come in a pack
      and if i get ten of them
      what if i buy ten at once
      price for ten classes upfront
      how about a bundle of ten
      if i buy several at once
      cost of ten reformers upfront
      and for ten?
      what's the price for a pack instead
      do you have bundles for reformer
      is there a ten class bundle
      what if i want ten
      how much for a bunch of classes
      is there a five pack
      how much is it for ten
      how much is 10 classes
    `),
    answer: { lookup: 'packs' },
    slots: ['product', 'activity'],
    followUps: ['covers_what', 'pack_validity', 'pack_share', 'compare_value'],
  },
  {
    id: 'covers_what',
    question: 'What does my pack cover?',
    examples: parseExamples(`
      does my membership cover reformer
      can i use a yoga pack for mat pilates
      is sound healing included
      which classes can i do with flow anytime
      can i use my reformer credits for yoga
      does the pack of 10 work for all classes
      does unlimited mean every class
      is prenatal covered by my pack
      can i use my pack for yoga
      what can i book with the starter pack
      can i go to vinyasa with reformer flex
      does the class pack include foundations
      will my pack pay for a 1:1
      flow membership and reformer?
      can i do dynamic reformer on the class pack
      is yin part of the mat pack
      which activities does flex 8 cover
      can i mix yoga and pilates on one pack
      is the reformer included in the unlimited
      what am i allowed to book with my membership
      do packs work at weekends
      can starter pack sessions be used on saturday
      why cant i use my pack for the sound bath
      is classic mat included in flow off-peak
      what does the 10 pack get me into
      does my subscription include the female only classes
      are private sessions covered by the membership
      which of my passes is valid for reformer strength
      what does my pack cover
      what does my membership cover
      can i use my pack for reformer
      can i use my membership for reformer
      does the pack include yoga
      does my pack work for mat pilates
      which classes are covered
      is reformer included in my membership
      can i use the class pack for vinyasa
      what can i use my sessions for
      is yoga included in my pack
      does flow off-peak include reformer
      does flow anytime cover mat pilates
      does reformer flex cover yoga
      will my membership cover vinyasa tomorrow
      is this class covered by my pack
      can i use my pack for prenatal
      can i use my membership for sound healing
      does my pack cover yin
      what classes can i take with the starter pack
      what classes does the membership include
      is mat pilates included
      can i use reformer sessions for mat
      will my pack pay for saturday's class
      can i do reformer with the class pack of 10
      does that include yoga as well
      so unlimited means reformer too yeah?
      what do i actually get with flow anytime
      does flex 4 get me into yoga aswell
      flow off-peak and sound healing?
      what does unlimited include
      what do you get with flow anytime
      what's in the unlimited
      unlimited what exactly
      is everything included in unlimited
      does that include yoga
      does it cover mat too
      does that one work for reformer
      is prenatal in it as well
      does flex 8 let me do vinyasa
      can i do yoga on reformer flex 4
      which classes can i go to with off-peak unlimited
      sound healing on flow anytime?
      and reformer, is that included
      does my plan let me into strength
      what am i allowed to book with flow
      can my starter thing be used for reformer
      is vinyasa part of flex
      can the starter pack be used on reformer
      is vinyasa in flex 8
      can i use my mat pack for yoga
      what classes is the ten pack good for
      anytime unlimited, is prenatal in that
      would reformer be part of the class pack of 10
      reformer in the class pack of 10?
      is mat part of the reformer pack
      would prenatal be in anytime
      what all is in flow
      can i do everything on unlimited
      does the starter cover vinyasa and yin
      which classes does unlimited let me into
      is sound healing in any membership
      tell me everything included in flow anytime
      is mat included
      is mat included in that
      is mat included with flex
      are mat classes included in my membership
      can i use it at the weekend
      does the membership work on saturdays and sundays
      is the first one valid at weekends too
      can i go at weekends with flow
      does anytime include sunday
      can i use my credits for the bowls session
      is the gong bath included in my pack
      can i pay for the sound bath with a session
      does my membership pay for sound healing
      what is not covered by packs
      which classes are excluded from the packs
      is there anything my pack doesn't cover
      the last one, does it cover evenings
      can i use the second membership on a sunday
      which one covers both yoga and reformer
      is there one that covers both
      which membership includes everything
      ok which of them covers reformer and mat
      does any of these cover both
      does the starter pack work for the reformer
      which of these includes reformer
      what membership includes the machine
      is there an unlimited with reformer
      which one covers everything
      so what do i need for reformer then
      can i use my pack for a one to one
      are 1:1s included in the membership
      does a private session come off my pack
      do one to ones use up my sessions
      do private sessions count towards the pack
      so can i go to anything with flex 4
      does the membership mean i can come to any class
      with flow can i do everything
      so any class with that
      and that covers everything?
      can i use my class pack on reformer
      does flow include sound healing
      is prenatal covered by the reformer pack
      does the starter pack do reformer too
      can i do strength on flex
    `),
    answer: { lookup: 'coverage' },
    slots: ['product', 'activity', 'day', 'time'],
    followUps: ['off_peak', 'packs_info', 'memberships_info', 'pack_share'],
  },
  {
    id: 'off_peak',
    question: 'What does off-peak mean?',
    examples: parseExamples(`
      can i go to the 5pm on an off-peak membership
      what are the off-peak times
      off peak?
      when is off peak
      is saturday morning off-peak
      is 3.30pm off peak
      what hours does flow off-peak cover
      are lunchtime classes off-peak
      is a friday evening class peak time
      define off peak
      does off peak include bank holidays
      until what time is off-peak valid
      offpeak hours
      if a class starts at 15:45 and finishes at 5 does it count as off peak
      can i use off-peak before work
      peak and off peak whats the difference
      which days are off peak
      are weekends included in off-peak
      is 16:00 still off peak
      can i pay extra to come at peak time with my off peak membership
      i'm a mum so daytime suits me, is that the off peak thing
      what happens if i book an evening class with flow off peak
      off-peak membership times please
      are mornings off peak
      what is off-peak
      when are off-peak classes
      which classes are off peak
      what time does off-peak end
      is the weekend off peak
      is 5pm off-peak
      is 3.45 off peak or peak
      would a wednesday 12.30 count as off-peak
      what counts as peak hours over here?
      can i go saturdays on off peak
      is lunchtime off peak
      till what time can an off-peak person come
      until when is off peak
      does off-peak include friday at 3pm
      friday 3pm off-peak?
      is the 12:15 off peak
      is tuesday 17:30 classed as peak
      what hours are off peak
      when does off peak pay for itself
      how many sessions before off peak is worth it
      is a friday at 5 off peak
      so evenings aren't in off peak right
      what hours count as off peak
      is saturday morning off peak
    `),
    answer: { lookup: 'off-peak' },
    slots: ['product', 'day', 'time', 'activity'],
    followUps: ['covers_what', 'memberships_info', 'what_to_buy'],
  },
];
