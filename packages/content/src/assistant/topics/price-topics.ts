import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about what classes cost. */
export const priceTopics: readonly AssistantTopic[] = [
  {
    id: 'price_class',
    question: 'What does a class cost?',
    examples: parseExamples(`
      what does reformer cost
      price for a single yoga session
      how much for a drop in
      whats the price of mat pilates
      is it 20 quid for reformer
      how expensive is sound healing
      what do you charge
      cost of one class
      are weekend classes dearer
      how much would four places cost
      hiya just wondering how much you charge for dynamic reformer, my mate said it was about twenty pounds
      hw much is yoga
      reformer price?
      how much for two of us on saturday
      what would i pay to come once
      price of a one off class
      vinyasa how much
      what's the damage for a yin class
      is prenatal pilates the same price as normal
      how many pounds is a mat class
      do evening classes cost more than daytime ones
      what's the fee for foundations
      single class cost?
      so if i just want to turn up once, what will it set me back
      pay as you go price
      is sound healing 25 or more
      how much does jonah's class cost
      what does it cost for three people in reformer strength
      cost per session
      could you tell me the price for the female only reformer please
      and how much is that one
      how much does a class cost
      how much does reformer cost
      how much is a yoga class
      how much is one reformer class
      how much is a drop-in class
      how much is sound healing
      how much is mat pilates
      what does a drop in cost
      how much for one class
      cost of a reformer class
      how much is it for the reformer thing
      how much cost one class yoga please
      how much is rest orative yoga
      what's the damage for a go on the machines
      how much for di yoga darling
      how much is it in dollars for one reformer class
      how mutch is matt pilates
      how much for one hour with machine
      What would a gentle class cost me
      yoga how much
      is it more at weekends
      is it dearer on saturdays
      how much for yoga, my love
      how mutch is it
      cost of one go on the machine
      what do you charge for a mat class
      whats yin gonna set me back
      single reformer price?
      what would i pay for one mat on a sunday
      what does yin set you back
      what would one class set me back
      price of a single go
      how much would i pay for vinyasa on a sunday
      whats one reformer
      damage for 1 prenatal?
      what's it cost to do strength once
      damage for one prenatal
      what's one strength class
      cost of the female only one
      price of mat on saturday
      how much per go
      how much do i pay for a class with amara
      what's a class go for
      reformer price saturday
      reformer for three people, how much
      what would it be for 4 of us, mat
      what does the prenatal class cost
      price of prenatal reformer
      cost of a class for two people
      can i just pay per class
      pay as you go?
      do you have pay as you go
      i only want to pay for single classes
      payg price
    `),
    answer: { lookup: 'prices' },
    slots: ['activity', 'level', 'day', 'people', 'product'],
    followUps: ['packs_info', 'intro_offer', 'what_to_buy', 'book_now', 'cheapest_option'],
  },
  {
    id: 'price_list',
    question: 'Show me all prices',
    examples: parseExamples(`
      prices
      all your prices
      can you send me your full price list
      pricing
      show me all the prices
      what are your prices
      rates?
      where can i see the costs
      do you have a list of what everything costs
      tariff
      what are your rates and packages
      overview of all options and what they cost
      give me the rundown of prices
      menu of prices pls
      pricing info
      how much is everything
      i'd like to see your whole price sheet
      wats ur prices
      send me the fees
      can't find the prices on your website
      what are all the different ways to pay for classes and how much are they
      price guide
      full breakdown of costs please
      fees and charges list
      i want to know about pricing in general
      how much are your classes
      can i see your prices
      where are your prices
      prices please
      price list
      what do your classes cost
      what are the prices
      show me prices
      your pricing
      Kindly send me a full list of your charges
      gies the prices
      do you have a price sheet
      your tariff please
      full rate card please
      all your costs
      how much is it all
      how much does it all cost
      how much are things
      what are all the costs
      costs overview
      list me the prices
      send me your full price list please
      can i have all prices including memberships
      complete price list please
      what are all your prices
      what are you charging for a class these days
      how much is a one off
      cost for a single drop in please
      how much would my friend pay for one class
      what will she have to pay
      could you send the whole price list including memberships
    `),
    answer: { lookup: 'price-list' },
    slots: ['product'],
    followUps: ['what_to_buy', 'intro_offer', 'packs_info', 'memberships_info'],
  },
  {
    id: 'cheapest_option',
    question: 'What’s the cheapest class?',
    examples: parseExamples(`
      what's the cheapest class
      cheapest way to try you out
      cheapest option please
      what is the lowest price you have
      i'm skint, what's the least i can pay
      which class costs the least
      anything under a tenner
      what can i get for 15 pounds
      cheapest reformer
      is there anything cheap
      i'm on a tight budget, what have you got
      budget friendly classes?
      most affordable class
      least expensive
      lowest cost yoga
      got a fiver, any good?
      whats your cheapest pilates
      cheapest thing on the timetable
      where do your prices start
      starting from how much
      i cant spend much this month, what would be the cheapest
      which one is the best price
      anything inexpensive for beginners
      cheapest membership
      cheapest pack you sell
      student on no money, which class is cheapest
      what's cheapest
      what's your cheapest class
      what's the cheapest way to come
      which is the cheapest class
      what's the cheapest thing you do
      cheapest yoga class
      cheapest pilates class
      do you have anything cheaper
      do you have cheap classes
      i don't have much money, what's cheapest
      i only have 10 quid what can i get
      aye whit's the cheapest way tae get in
      skint til my loan comes in, whats the least i can spend
      whats the lowest price class
      lowest priced membership
      i only have a tenner
      cheapest way to do one class
      broke. what's the least i can pay
      cheapest pack
      whats the smallest amount i could spend to come
      on benefits, which class is least money
      smallest amount i can pay
      least expensive class
      minimum i would have to spend
      what's lowest cost
      i'm on benefits and need the least costly thing
      i'm skint. cheapest?
      cheapest?
      what would cost me least
      i have only 12 pounds
      which thing is the most affordable
      cheapest way to try both reformer and mat
      what's the cheapest way to give it a go
      what's your most expensive class
      which class costs the most
      dearest class
      how do i get the best deal
      what's the best deal you have
      cheapest way to do this
    `),
    answer: { lookup: 'cheapest' },
    slots: ['activity', 'product'],
    followUps: ['intro_offer', 'two_for_one', 'what_to_buy', 'packs_info'],
  },
];
