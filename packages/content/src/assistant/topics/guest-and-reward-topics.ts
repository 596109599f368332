import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about guests, referrals, quiet times and things for sale. */
export const guestAndRewardTopics: readonly AssistantTopic[] = [
  {
    id: 'guest_free',
    question: 'Can I bring a friend free of charge?',
    examples: parseExamples(`
      can i bring a friend for nothing
      does my friend pay if she only tries it once
      plus one included?
      can my sister come along free with me
      is there a bring a friend day
      do you do guest passes
      can i take a friend on my membership without paying extra
      free trial for my friend if i'm already a client
      will my mate have to pay if she comes with me
      buddy pass?
      is my plus one free
      does bringing someone cost anything
      can i treat a friend to one of your classes without paying
      what does my guest pay
      would my boyfriend need to pay too
      can i get a complimentary place for a friend
      my mum wants to try with me, is hers free
      do couples pay for one
      is it one price for two people
      can a newcomer come free if i bring them
      can i bring my mum along for free
      my friend wants to come with me, does she have to pay
    `),
    answer: {
      text: 'Each person pays for their own place, so there’s no free guest place. On Tuesday evenings we have 2-for-1 yoga, and you can share the Class Pack of 10 with friends who check in with you.',
      catalogue: ['product:tuesday-yoga-two-for-one', 'product:class-pack-10'],
      otherwise:
        'Each person pays for their own place, so there’s no free guest place. The pricing page shows which packs you can share.',
      links: [{ label: 'See pricing', to: '/pricing' }],
    },
  },
  {
    id: 'referral',
    question: 'Do I get anything for a referral?',
    examples: parseExamples(`
      do i get something if i refer a friend
      is there a referral scheme
      referral bonus?
      what do i earn for recommending you
      my friend signed up because of me, do i get a reward
      do you have a loyalty card
      is there a loyalty programme
      do i collect points
      tenth class free?
      any reward for coming often
      referral code for my friend
      i've sent you three new people, is there a thank you
      do you do refer a friend credit
      how do i get my referral credit
      is there an ambassador scheme
      do regulars get anything
      any birthday treat for members
      do you have affiliate links
      a friend gave me her referral link, where do i put it
      recommend a friend discount
      stamp card?
    `),
    answer: {
      text: 'I don’t know of a referral or loyalty scheme. Members get a discount on other purchases. Shall I ask our team?',
      links: [{ label: 'See pricing', to: '/pricing' }],
      offer: 'talk_to_human',
    },
  },
  {
    id: 'busy_times',
    question: 'When is it quietest?',
    examples: parseExamples(`
      which times are the least busy
      when is the studio quiet
      what's the emptiest class
      is the lunchtime class busy
      do evenings get packed
      are mornings quieter than evenings
      which day is normally the quietest
      i hate crowds, when should i come
      how quickly do the saturday classes fill up
      do classes usually sell out
      how early do i need to book to get in
      is 6pm always full
      when do most people come
      what's the busiest time of the week
      are sundays manic
      do i need to book days ahead or is there always space
      is it easier to get a place on weekdays
      how popular is sound healing
      which classes book up first
      do the new timetable classes go fast
      are weekends rammed
    `),
    answer: {
      text: 'I don’t know which times are usually quiet. The timetable shows how many places are left in each class, so you can pick one with plenty. If a class is full, you can join its waiting list.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
  },
  {
    id: 'shop',
    question: 'Do you sell anything?',
    examples: parseExamples(`
      do you sell yoga mats
      can i buy leggings from you
      is there a shop at the studio
      do you have merch
      can i buy a water bottle there
      do you sell protein bars
      where did the teacher get that top, do you stock it
      can i buy the candles you use
      do you sell resistance bands for home
      is there any retail
      do you sell hair ties, i always forget mine
      can i get a miles street tote bag
      do you sell small balls for home practice
      any snacks for sale
      do you sell massage rollers
      can i purchase a ring for my own practice
      i love your blankets, are they for sale
      do you sell second hand reformers
      do you have branded hoodies
      can i buy shampoo at the desk
    `),
    answer: {
      text: 'You can buy grip socks at the front desk. I don’t know what else we sell there. Shall I ask our team?',
      passages: ['faq:grip-socks'],
      otherwise: 'I don’t know what we sell at the front desk. Shall I ask our team?',
      offer: 'talk_to_human',
    },
  },
];
