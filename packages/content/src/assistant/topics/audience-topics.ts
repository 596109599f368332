import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about who can come to which class. */
export const audienceTopics: readonly AssistantTopic[] = [
  {
    id: 'men_welcome',
    question: 'Are men welcome?',
    examples: parseExamples(`
      are guys allowed in pilates
      is it all women or would a bloke feel ok
      my boyfriend wants to try, do you take men
      how many men usually come
      is it just for women
      male beginner here, welcome?
      can i bring my husband to class
      are there other blokes in the class
      i'm a man, can i join
      men?
      do men do pilates here
      as a fella would i look daft
      is reformer for men too
      can my brother come along to yoga
      will i be the only guy
      is the studio mixed, i'm male
      can a man book the female only reformer
      do you allow gents
      my dad fancies pilates, is that alright
      lads welcome?
      i accidentally booked women only and i'm a guy
      are classes open to everyone regardless of gender
      is it weird for a 40 year old man to turn up
      unisex?
      bloke asking, is pilates for me
      do you have any male clients
      my other half, male, wants to come to mat
      would i be the odd one out as a man
      are males permitted in yoga
      i'm a guy who has never done yoga, is that ok
      gentlemen allowed?
      is it a girly thing or do men come too
      can guys use the reformer
      my son is 25, can he come or is it only women
      can men join
      are men allowed
      do men come to yoga
      i'm male
      is it only for women
      Would I be the only gentleman?
      do lads go to this or is it all women
      boyfriend wants to join me can he
      me and the boys from rugby fancy it, is that weird
      will you ever do men only
      do you have anything for men
      is it mostly women
      is there a men's class
      am i going to be the only bloke
      is it a girl thing
      are dudes allowed in yin
      is my husband allowed in the class too
      can my boyfriend do yoga here, is that allowed
      do you run a men only class
      is there something just for men
      blokes only class?
      any class only for guys since women have one
      do you get many guys
      would a bloke feel out of place
      is there a class just for men
      am i going to be the only bloke with fifteen women
      wife's dragging me along, do other men come
    `),
    answer: {
      text: 'Men are welcome in every class except the female-only ones, which are for women.',
      passages: ['faq:female-only-classes'],
      links: [{ label: 'Who each class suits', to: '/eligibility' }],
    },
    slots: ['activity'],
    followUps: ['beginner_start', 'classes_find', 'female_only', 'what_to_wear'],
  },
  {
    id: 'age_limits',
    question: 'Is there a minimum age?',
    examples: parseExamples(`
      what is the minimum age
      can my 15 year old daughter come
      do you do kids classes
      my son is 12 can he join
      is 17 ok on her own
      can teenagers do reformer
      age limit?
      how old do you have to be
      im 16 can i book
      is my 14 yr old too young for yoga
      under 18s allowed?
      my niece is sixteen and wants to try pilates with me
      can children take part in the mat class
      do you take minors
      does a parent have to come with a 17 year old
      do you have teen classes
      my daughter turns 16 next month, could she start then
      parental consent for teens?
      i'm fifteen and a dancer, can i come to reformer
      is there anything for young people
      can my teenage son come along
      youngest age you accept
      are school kids ok
      can i book a place for my 13 year old
      is it adults only
      what ages are the classes for
      can a 16 year old join
      my girl is 11 and loves gymnastics, any class for her
      junior pilates?
      from what age
      can u be under 18
      my nephew is 17, may he come without his dad
      kids?
      do you teach children
      is 15 too young
      is an adult needed with my sixteen year old
      can my daughter come, she is 14
      minimum age?
      is my son old enough, he's 15
      can under 16s come
      how old must i be
      my daughter is 16
      im 15 can i do pilates
      can u come if ur 14 my mum said ask
      16 next month do i need my mum there
      my daughter is 12 and does ballet, can she join
      kids classes?
      can my 17 yr old come without me
      im 14 can i come
      im 15, am i old enough
      turning 16 soon, does my dad have to come
      do you have anything for teenagers
      do you have anything for kids
      how old do u have to be
      my nephew is 13, can he do mat
      my lad's 16, does he need me there
      my lad is 16
      my daughter's 16, do i have to be there
      my son is 17, does he need a parent with him
      is a 14 year old allowed
      do you have anything for my 12 year old
      i turn 16 in march, can i come with my dad before that
      i'm nearly 16, can mum bring me
      fifteen now, sixteen in spring, am i allowed if a parent comes too
      my birthday is in april and i'll be 16 then, can i start now
      can i do a class with my mum if i'm under 16
      me and my mum want to come, i am 14
      could my 15 year old do a class next to me
      if my dad is there can i come at 15
      i'm 13 and want to come along with my sister
      she's 15, can she do it if i'm in the class too
      does it help if my parent is with me, im 15
      my stepson turns 16 this summer, can he come already
      does the parent have to come every time
      do i have to come with my daughter each time
      only the first time or always with a parent
      can her aunt sign instead of me
      can a grandparent sign for my 17 year old
      she turns 16 next month can she come then
      he'll be 16 in two weeks
      my daughter is 16 soon
      my mum turns 75 on saturday can she still come
      nearly 16, does that count
      can my 15yr old come
      is 15 too young for yoga
      my 15 yr old wants to do mat
      is my 14 year old allowed
      youngest you take?
      can teenagers come with a parent
    `),
    answer: { passage: 'faq:age' },
    slots: ['people', 'activity'],
    followUps: ['bring_child', 'classes_find', 'older_people', 'waiver_form'],
  },
  {
    id: 'older_people',
    question: 'Am I too old for this?',
    examples: parseExamples(`
      am i too old at 72
      yoga for seniors?
      is there an upper age limit
      my mum is 80, would mat be alright
      do you have classes for the over 60s
      i'm 68 and retired, is pilates for me
      is it ok for older people
      pensioner here, which class
      my gran wants to come
      will i be the oldest in the room
      not as young as i used to be, can i still start
      pilates for the elderly
      i am in my seventies and fairly active, what would you suggest
      too old for reformer?
      do people my age come, i'm 75
      gentle exercise for an older lady
      my father is 83, is there a class he could manage
      is everyone in their twenties there
      maximum age?
      senior classes
      anything for the older generation
      i'm 59, never exercised, am i past it
      golden oldies welcome?
      would somebody of seventy get on and off the machine
      i'm 77 with good health, can i come
      over 70s pilates
      do you get many retired people
      my nan is 79, would yin suit her
      elderly beginner
      mature lady looking for something gentle
      never too old eh? i am 81
      class for retirees
      am i past it at sixty five
      is the mat class manageable for older knees at 70
      i'm 70
      too old?
      is there an age limit for older people
      over 60
      classes for older people
      i am 66, am i too old
      I am seventy-three and recently retired. Would I be out of place among the younger members?
      me mam is 70, would she be able for it
      my mum aged 70 wants to try something gentle, what's suitable
      granny is 82 and fit as a fiddle, too old?
      over 60s, anything suitable
      Arthritis in both hands and I'm 68. Am I past it?
      is there an upper age
      my mum is 70
      my mum is seventy, is there something for her
      mum aged 72, never exercised, what would you say
      dad's 75, stiff, could he manage
      nan is 80, could she manage foundations
      do you have anything for over 60s
      do you have anything for pensioners
      have you anything for a woman of 79
      arthritic hands at 70, too late to start?
      at 68 am i past it
      is there a top age
      my mother is 70 and has never been to a gym
      would a 78 year old be laughed at
      something for my gran, 81, fairly mobile
      my mother's 70 and has never exercised
      mother is 74, never been in a gym
      my father is 79, would he fit in
      would people laugh at a 75 year old
      is 66 too old
      my mum who's 70 wants to come with me
      mum, 70, bit wobbly, which class
      anything for the over 70s
      my mum turned 70 and wants a go
      what would you suggest for someone in her seventies
      my dad is 74 and has never exercised, what class
      something for a retired person who's never tried pilates
      i'm 68 and stiff, what can i do
      class for my gran
      is 60 too old to start
      don't want to be the oldest
      am i going to be the oldest one there
      mum is 70, new to it, what's best
      dad's 78 and fit, would he be out of place
      i'm in my seventies and never exercised
    `),
    answer: {
      text: 'There’s no upper age limit. Classic Mat Pilates, Reformer Foundations and Restorative / Yin Yoga are good places to start. If you have a health problem, ask your doctor first and tell the instructor before class.',
      passages: ['faq:age'],
      catalogue: [
        'class-type:classic-mat',
        'class-type:reformer-foundations',
        'class-type:restorative-yin-yoga',
      ],
      otherwise:
        'I don’t know of an upper age limit. If you have a health problem, ask your doctor first and tell the instructor before class.',
      links: [{ label: 'Who each class suits', to: '/eligibility' }],
    },
    slots: ['activity', 'people'],
    followUps: ['injury_condition', 'beginner_start', 'classes_find', 'one_to_one'],
  },
];
