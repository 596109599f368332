import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about which product to buy. */
export const productAdviceTopics: readonly AssistantTopic[] = [
  {
    id: 'what_to_buy',
    question: 'What should I buy?',
    examples: parseExamples(`
      which is cheaper, a pack or a membership
      i want to come twice a week what should i get
      what's the best deal for three times a week
      is unlimited worth it for me
      best value if i only do reformer once a week
      should i get flex 4 or a pack
      cheapest way to do yoga regularly
      what would you advise i buy
      how many classes till the membership pays off
      i come twice a week, whats cheapest
      planning on coming 3x a week to yoga and mat, which option
      what makes sense for me if i only come on mondays
      i'd do about one reformer a week and one yoga, what do you suggest
      not sure whether to go for a pack or membership
      which option is best for someone coming once a fortnight
      help me choose what to buy
      what package would suit me
      if i train four times a week what's the most economical
      i travel a lot so can't come every week, what should i buy
      reformer twice weekly, best price?
      what's best value for money
      we're a couple coming every tuesday, what do we get
      can you recommend a membership for me
      once a week yoga. pack or pay as you go
      which one would save me the most
      i want to get into a routine, maybe every other day, which plan is right
      only free at lunchtimes, two or three times a week, which membership
      what do most people buy
      what should i buy
      which pack should i get
      which membership should i get
      i come three times a week, what's best
      i come once a week, what should i buy
      i want to do reformer twice a week what's cheapest
      what's the best option for me
      pack or membership for twice a week
      what do you recommend i buy
      what would be the best value for me
      i come 2 time each week, which one is better to buy
      i have 80 pounds for month, what is possible
      dont know what id need, id probably come once a week
      wife want three time week yoga. what to pay
      ive got 40 quid for december what would you get
      60 a month max, mostly yoga
      which one should i get if i do mat and reformer both
      i have 80 a month to spend, what should i take
      my budget is 100 a month
      ive 50 quid a month for this, what do you suggest
      got about 200 to spend on reformer, what do i get
      i come 3 times in week, which is better buy
      can only afford 70 a month, mat mostly
      max 40 for december, options?
      budget 120, mostly reformer
      two classes a week, mixed, which one do i buy
      what could i get for 150 pounds a month
      up to 60 quid monthly, yoga, recommend
      I've got 130 to play with each month and I like the machines
      which deal is smartest for somebody coming every tuesday
      what do i get for 150 a month
      i have 130 to play with a month, i like the reformer
      best deal for someone coming each tuesday
      i like the machines and i can spend 120 monthly
      smartest option for twice weekly
      what do you get for 200
      which pack for me, i come when shifts allow
      90 quid a month is my limit, reformer mainly
      i come maybe three times a month, what makes sense
      my limit is 90 a month, reformer mainly
      three times a month, what makes sense
      i can spend 30, what do i get
      yoga once a week and reformer twice, which plan
      new here, likely twice a week, buy what
      got 100 a month. reformer and yoga. ideas?
      100 a month for reformer and yoga, ideas
      which makes sense for 60 quid
      with 75 pounds monthly what would be best
      i would attend each sunday only. pack or what
      is flow anytime worth it for two classes a week
      would unlimited pay off if i come three times a week
      is the membership worth it if i only come once a week
      at what point does a membership make sense
      i'd come about twice a month, what's cheapest
      if i come three times a month what should i buy
      only once a month, membership or single
      cheapest option for two mat classes a month
      coming maybe twice a month for reformer, cheapest way
    `),
    answer: { lookup: 'what-to-buy' },
    slots: ['activity', 'people', 'product'],
    followUps: ['compare_value', 'packs_info', 'memberships_info', 'covers_what'],
  },
  {
    id: 'compare_value',
    question: 'Is a pack cheaper than drop-ins?',
    examples: parseExamples(`
      is the pack of 10 cheaper than paying each time
      what do i save with the reformer pack
      whats the difference between flex 4 and flex 8
      compare flow off-peak and flow anytime
      starter pack vs class pack of 10
      how much per class is the 10 pack
      price per session on flex 8
      does the reformer pack work out cheaper than drop ins
      difference between a pack and a membership
      is flex 8 better value than flex 4
      is the 10 pack actually worth it
      how much do i save if i buy ten
      single sessions or reformer pack of 10, which one is less per class
      what do i get with anytime that i dont get with off peak
      10 pack or starter pack?
      pros and cons of membership against pack
      how much would i be saving per class with a membership
      reformer flex vs reformer pack
      why is the class pack more expensive per class than a drop in
      the 10 pack is 220 and a yoga drop in 12, thats not cheaper is it
      break down the cost per class for flex 4
      which has the lower cost per class, flex 8 or the reformer 10
      what's the real saving on the pack
      two reformer classes deal compared to normal price
      is a block of 5 1:1s cheaper than five singles
      is a pack cheaper
      is the pack cheaper than single classes
      is a membership cheaper than a pack
      which is better, pack or membership
      how much do i save with a pack
      how much is each class with the reformer pack
      compare the packs
      compare memberships
      difference between flow anytime and off-peak
      difference between starter pack and class pack
      price per class with a pack
      what does each class work out at with flex 8
      Assuming eight reformer sessions monthly, is Flex 8 better than the ten pack?
      bro is unlimited actually worth it or just stack 10 packs
      Would I be better off paying each time or buying a bundle
      3 for 35 vs paying 12 each time, what do i save
      is the starter pack a better deal than singles
      is anytime worth it over off-peak
      do i save with the pack or not
      which works out cheaper, flex 8 or the ten
      is unlimited worth the 150
      pack of ten vs single reformers, whats the saving
      off-peak at 100 or just pay as i go, which is smarter
      what do i save with ten
      pay as you go or off-peak
      is it smarter to buy singles
      do members get a better price per class than pack people
      do members pay less per class than with a pack
      per class price on flex vs pack
      is flex 4 dearer than single classes
      at what point is flow anytime cheaper than singles
      after how many classes is unlimited cheaper
      is flex 8 value for money against singles
      price per class on flex 4
      how much does each class work out at with flex
      what does one class cost me on the reformer pack
      per session price of the ten pack
      flex 8 versus reformer pack
      flow or flex
      flow vs flex
      which is better, flow or flex
      class pack or starter pack
      difference between the two flow memberships
      flex 4 or flex 8
      anytime vs off peak
      starter pack compared with the ten pack
      why does the pack cost more per class than a drop in
      why is the ten pack dearer per class
      pack costs more than paying each time, is that an error
      your ten pack works out dearer than drop in, how come
      is the class pack worth it just for yoga
      how is the pack more expensive per class than a single
      is the reformer pack good value
      the maths on your packs doesn't add up
      divided it and the pack is pricier, typo?
      i calculated the per class price and the single is cheaper, am i right
      do i save anything with the ten pack
      is a ten pack cheaper than singles for mat
      is flex 8 cheaper per class than flex 4
      do you save anything with the class pack versus drop in
      does the bigger membership work out cheaper per session
      why would i buy a pack when single classes cost less
      what's the point of the class pack at 220 if mat is 15
      why is the ten pack £22 a class when singles are £15
      and flex 8, does it cost less per class
      how much per class if i get the ten pack
      what does each session come to in the reformer pack
      price per class on the packs please
      work out what i'd pay per go with ten
      is the ten pack actually any cheaper than paying each time
      does buying in bulk save me anything
      what's it per session if i buy a starter pack
    `),
    answer: { lookup: 'compare-products' },
    reason:
      'You pay once for several sessions, and you can share some packs with friends or family who check in with you. A pack isn’t always cheaper per class than drop-ins.',
    slots: ['product', 'activity'],
    followUps: ['what_to_buy', 'packs_info', 'memberships_info', 'covers_what'],
  },
];
