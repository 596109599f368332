import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the first class. */
export const beginnerTopics: readonly AssistantTopic[] = [
  {
    id: 'beginner_start',
    question: 'I’m a beginner. Where do I start?',
    examples: parseExamples(`
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
      i never do pilates in brazil, only dance. which class first
      complete newbie here where do i begin
      total novice, what should i book
      never done any of this. dont know where to look
      what's the easiest one for somebody who's never done a thing
      do you have anything for beginners
      have you anything for a total beginner
      what level should i start at
      what level am i if i've done three classes of youtube
      i've no idea what level i am
      what would you start a complete beginner on
      haven't a clue about any of this, what's first
      newbie, yoga or pilates to begin
      i'm a man in my fifties who's never exercised, what first
      what would you tell me to do first
      total novice and a bit embarrassed, what do i do
      never done a class in my life
      i haven't exercised in ten years, where do i begin
      new to all this, what should i book
      complete newbie, which one
      i'm clumsy and new, what do you suggest
      show me something for a total beginner
      which classes would you give someone brand new
      i'm new, what's the easiest way to begin
      just moved here and never done pilates, where do i start
      never set foot in a studio, i'm 60 and stiff, what would you put me in
      i don't want to look silly, i'm a total beginner, which class
      complete beginner in my fifties, where do i begin
      never done any sport in my life, what do you suggest
      i'm new to the area and new to this, what would you recommend
      just moved to vauxhall, which class should i try
      what do you recommend for someone new
      done mat at home with youtube for a year, can i go straight to intermediate on the machines
      do i have to do foundations before anything else
      can i jump in at dynamic or must i start at the bottom
      never done pilates, gym most days, which class do i go to
      i lift weights but i'm new to reformer, can i take strength
      can a total newbie go to reformer strength
      i'm 58 and have never exercised, where would you put me
    `),
    answer: { passage: 'faq:which-class-first' },
    slots: ['activity'],
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
    examples: parseExamples(`
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
      can i go straight to dynamic reformer if ive never been on one
      first time on those machines, too much for me?
      do i need to do foundations before the normal reformer class
      done loads of mat but never the reformer, which one
      is the machine too much for a first timer
      machines look scary, first time, ok?
      is reformer hard for beginners
      is dynamic too hard if i've never done it
      do i have to do foundations first
      is dynamic ok for my first ever time on the machine
      can a beginner go on the reformer straight away
    `),
    answer: { passage: 'faq:reformer-for-beginners' },
    slots: ['activity'],
    followUps: ['what_is_reformer', 'grip_socks', 'intro_offer', 'classes_find'],
  },
  {
    id: 'first_visit',
    question: 'What do I need for my first class?',
    examples: parseExamples(`
      what do i need to know before my first class
      first class on monday, what do i need to know
      coming for the first time, anything i should know
      my first class is tomorrow, what happens
      how does a first visit work
      what should i expect at my first class
      tips for a first timer
      i've booked my first class, now what
      first time tomorrow, what do i do
      what do i do when i come for the first time
      first visit checklist
      anything to prepare for a first class
      never been to your studio before, what do i need
      what happens in the first class
      i'm new, what do i bring and when do i come
      starting on saturday, what should i know
      what do newcomers need to do
      it's my first time tonight, any advice
      how do i prepare for my first reformer class
      do i need to do anything before my first class
      first lesson next week, instructions please
      what should a first timer bring and do
    `),
    answer: {
      passage: 'faq:what-to-bring',
      lead: 'Come 10 minutes early and show the QR code from your confirmation email at the front desk. Tell the instructor that it’s your first time, and about any injuries.',
      links: [{ label: 'My bookings', to: '/bookings' }],
    },
    slots: ['activity'],
    followUps: ['what_to_wear', 'arrival_checkin', 'waiver_form', 'grip_socks'],
  },
];
