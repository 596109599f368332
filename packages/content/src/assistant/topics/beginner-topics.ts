import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about the first class. */
export const beginnerTopics: readonly AssistantTopic[] = [
  {
    id: 'beginner_start',
    question: 'I’m a beginner. Where do I start?',
    examples: listExamples(`
      i have never done pilates, where do i start
      total beginner here which class should i pick
      is it ok if i've never tried yoga
      which class is best for newbies
      i havent exercised in ten years
      can beginners join any class
      i cant touch my toes is that a problem
      suitable for someone with no experience?
      will i hold everyone up if im new
      beginner?
      im new to this
      never set foot in a studio before, what should i go for
      complete novice, whats the easiest class
      first timer, what do i book
      is there an intro class
      where should a newcomer begin
      what would you suggest for my very first class
      i did yoga once at school and nothing since, which one for me
      good class for absolute beginners pls
      is mat pilates ok for starters
      my wife has never done anything like this, where would she start
      want to get into pilates but havent a clue
      do you need experience to come
      do i need to know the poses
      im a newbie lol help
      is vinyasa alright for somebody new to yoga
      starting from zero, which class?
      do i have to have done it before
      is yin ok as a first class
      what is the best way to start with you
      been meaning to try pilates for ages, whats a gentle way in
      i dont know any of the words, is there a beginners level
      what level should i choose, never done it
      hello! never done any kind of exercise class in my life and my doctor's nagging me to move more, what would you put me in
      brand new to all this
      starter class?
      easiest class you do
      which one do i try first
      first class ideas
      yoga virgin here lol
      do you do a beginners course
      where do beginners go
      my friend and i are both novices, which class is ok
      is there a taster for people who have never tried
      ive only ever watched youtube videos, is that enough
      which classes are beginner friendly
      i'm a beginner
      i am a complete beginner
      where do i start
      what should i start with
      i've never done yoga
      never done pilates before
      first time, which class
      new here
      is it suitable for beginners
    `),
    answer: { passage: 'faq:which-class-first' },
    slots: ['activity', 'day', 'time'],
    followUps: [
      'reformer_first_time',
      'intro_offer',
      'classes_find',
      'what_to_bring',
      'tour',
      'nervous_first_time',
    ],
  },
  {
    id: 'reformer_first_time',
    question: 'Is the reformer right for a beginner?',
    examples: listExamples(`
      do i have to do foundations before dynamic
      never used a reformer, can i come
      is reformer suitable for beginners
      first time on the machine, which reformer class
      can i do dynamic reformer as a beginner
      is the reformer too hard for a first timer
      i've done mat but never reformer, where do i begin
      will somebody show me how the machine works
      reformer newbie, do you have an intro to reformer
      do i need an induction for the reformer
      how many foundations should i do before dynamic
      is it dangerous if i've never been on a reformer
      which reformer class for someone new to it
      no reformer experience, is all levels ok
      can a complete novice use the reformer bed
      i want to try reformer for the first time
      is reformer foundations compulsory
      new to reformer pilates
      do i need mat pilates first before the reformer
      should i start with foundations or go straight to dynamic
      i have only done yoga, would i cope on the reformer
      first reformer class, what should i know
      do you teach you how to set the springs
      i'm scared of the machine, is there a slow class to learn it
      absolute beginner reformer
      when am i ready for dynamic reformer
      how do i start with reformer
      is the machine hard to learn
      can i jump straight into dynamic if im fit but new to reformer
      what should somebody do who has never been on a bed with springs
      reformer for dummies
      i've never done reformer but i'm a runner, foundations or dynamic
      is reformer ok for newbies
      will i be lost in the reformer class if it's my first
      do newcomers have to book foundations first
      is there an easy reformer class
      reformer intro
      is reformer good for beginners
      can beginners do reformer
      first time reformer
      i've never done reformer
    `),
    answer: { passage: 'faq:reformer-for-beginners' },
    slots: ['activity', 'day', 'time'],
    followUps: ['what_is_reformer', 'grip_socks', 'intro_offer', 'classes_find'],
  },
  {
    id: 'nervous_first_time',
    question: 'I’m nervous. Can I still come?',
    examples: listExamples(`
      first time ever, nervous. what do you suggest
      i'm really unfit and not flexible at all, can i still come
      i'm scared of looking stupid
      im shy, will everyone look at me
      bit anxious about coming on my own
      i'm worried i'll be the worst in the class
      do i have to be fit
      is it ok to be rubbish at it
      terrified of my first class tbh
      will i be judged
      do people come alone or in groups of friends
      i get embarrassed exercising in front of others
      i feel intimidated by studios full of skinny people
      i have no coordination whatsoever, is that bad
      what if i can't keep up
      will the teacher single me out
      i'm so out of shape it's embarrassing
      i have social anxiety, what is the atmosphere like
      is it friendly for somebody who feels awkward
      i keep putting it off because im afraid
      can i rest if it gets too much
      everyone on instagram looks so perfect, i dont
      i'd be coming by myself and dont know anyone
      do you have to be flexible
      not sure i'm brave enough to come
      im clumsy and self conscious
      im petrified
      what if i make a fool of myself
      i'm an introvert and hate groups, will it be ok
      i'm not sporty at all
      will i stick out like a sore thumb
      i'm really self-conscious about my body in class
      can i hide at the back
      dont laugh but i'm scared
      no fitness whatsoever, dare i come
      do they shout at you
      it's a big step for me to come, any reassurance
      i'm nervous
      nervous about my first class
      i'm unfit
      i'm not flexible
      i'm not fit enough
      will people look at me
      im embarrassed to come
      i'm scared i'll faint in my first class
      will i die in reformer, i'm so unfit lol
      worried i won't be able to breathe with people watching
    `),
    answer: {
      text: 'Yes. Reformer Foundations, Classic Mat Pilates and Restorative / Yin Yoga are for beginners, with time for questions. Tell the instructor it’s your first time and they’ll keep an eye on you. If you’d like to see the studio first, tours are free.',
      links: [
        { label: 'Compare the classes', to: '/classes' },
        { label: 'Book a tour', to: '/tour' },
      ],
    },
    slots: ['activity', 'day', 'time'],
    followUps: ['beginner_start', 'tour', 'class_size', 'what_to_bring', 'one_to_one'],
  },
  {
    id: 'body_size',
    question: 'Is there a weight limit?',
    examples: listExamples(`
      i'm plus size, will i fit on the reformer
      is there a weight limit
      im quite overweight, would i feel out of place
      what is the maximum weight for the machine
      i'm 6 foot 7 is the reformer long enough
      will people stare, i'm a bigger girl
      is it ok for larger bodies
      i weigh 140 kilos can i use it
      are the machines ok for heavy people
      i'm a size 24, will that be fine
      too fat for pilates?
      max load of the reformers
      very tall person here, do i fit on the bed
      i'm only 4ft 10, can the springs be set for me
      i'm 22 stone, is it safe for the equipment
      will the carriage hold me
      do you get curvy people in class
      big bloke, 130kg, is the reformer strong enough
      weight restrictions on the reformer?
      i am obese and want to start moving, is that possible with you
      are fat people welcome
      will i be the biggest person there
      how tall can you be for the machine
      do straps fit larger legs
      body positive studio?
      what if i don't fit the machine
      do you have a maximum weight
      i'm heavy, will the springs cope
      reformer max kg
      i'm 6'5
      large lady wanting to try reformer
      i have a big belly, can i do mat
      is anyone overweight in your classes
      weight limit?
      will the bed take 150 kg
      short person, can i reach the straps
      maximum weight
      i'm overweight
      i'm very tall
      am i too big for the reformer
      am i too heavy
      plus size
    `),
    answer: {
      text: 'You can come as you are. I don’t know the weight and height limits of the reformers. Shall I ask our team?',
      links: [{ label: 'Who each class suits', to: '/eligibility' }],
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['nervous_first_time', 'beginner_start', 'one_to_one', 'talk_to_human'],
  },
];
