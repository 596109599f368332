import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const classChoiceTopics: readonly AssistantTopic[] = [
  {
    id: 'advanced_level',
    question: 'Which class is the most challenging?',
    examples: parseExamples(`
      i've done reformer for years, which class will challenge me
      do you have anything for advanced people
      can i skip foundations if i have experience elsewhere
      i am a pilates teacher myself, what level are the classes
      want the hardest class you have
      is there an intermediate class
      i practise yoga daily, is vinyasa fast enough
      can i go straight into strength
      is your vinyasa suitable for experienced yogis
      looking for a real challenge
      advanced reformer?
      most difficult class
      something tough please
      i'm quite experienced, wont it be boring
      bored of beginner stuff, what is next
      your most intense workout
      want to really sweat and feel it the next day
      i've been doing pilates since 2010 so i need a high level
      which class is for people who know what they are doing
      toughest reformer session this week
      i want to progress from dynamic
      who can take reformer strength
      any expert level yoga
      i'm very fit, will i find it too easy
      do you have levels 2 or 3
      higher level mat pilates
      i was a dancer, which class is demanding enough
      do you do master classes
      push me please, what is your hardest one
      strength level?
      looking for a strong flow
      need something more difficult than foundations
      advanced vinyasa?
      10 years of yoga, where do i fit
      is reformer strength only for experts
      i've outgrown beginners, what is the step up
      anything spicy for pilates veterans
      i'm advanced
      experienced, which class
      what is your hardest class
      i'm experienced in reformer
      more advanced classes
      intermediate level
      I've done reformer for six years in Sydney. What's your hardest?
      want to be absolutely destroyed. which one
      gym 6x a week bro whats ur most brutal session
      is all levels too easy for someone experienced
      anything above intermediate
      which one destroys you
      i want to suffer
      want to be on the floor in bits afterwards
      what level is your highest
      do you have anything for experienced people
      i teach pilates myself, which would push me
      whats the killer class
      i've got ten years practice, which one won't bore me
      the killer class please
      which one's the killer
      whats your meanest class
      expert level please
      i've done three years of reformer, what's the hardest class you run
      where do i go once dynamic feels easy
      bored of beginner stuff, what's properly challenging
    `),
    answer: { lookup: 'find-classes' },
    slots: ['activity', 'level', 'day', 'time'],
    followUps: ['class_describe', 'class_difference', 'classes_find', 'one_to_one'],
  },
  {
    id: 'recommend_goal',
    question: 'Which class would suit me?',
    examples: parseExamples(`
      i want to lose weight which class
      what is best for stress and sleep
      which class helps with posture
      i sit at a desk all day, what would you recommend
      want to get stronger core
      need something relaxing after work
      which class would help my running
      best one for flexibility
      not sure what suits me, can you help me choose
      help me pick a class
      want to tone up for my wedding in june, what should i do
      which class burns the most calories
      i feel stiff as a board, what do you suggest
      something to calm my mind
      for abs?
      want to build strength without lifting weights
      i slouch over a laptop, which class to stand up straighter
      i need to unwind, too much going on at work
      best class for getting bendy
      to strengthen my back, nothing wrong with it, which class
      im a cyclist with tight hips, whats good
      which one helps you sleep better
      i just want to get fitter, what do you recommend
      what would suit a busy mum who wants an hour of peace
      which class for a flat stomach
      something for balance and coordination
      i play rugby, what would complement it
      which of your classes is most chilled
      recommend me something
      i want to move more after sitting in meetings all week
      what class for stronger legs and bum
      looking to improve mobility
      which class is right for me
      what should i take if i want to be more flexible
      my posture is shocking, any suggestions
      i'm always tired and stressed, which one do you think
      what gives a good core workout
      i want to shed a few pounds before summer
      choose for me
      want longer leaner muscles
      which would you pick for a desk worker
      for golfers?
      what is the best class to relax
      something that makes me sleep like a baby
      i'm a runner with tight hamstrings, what helps
      something energising in the morning, what do you recommend
      what suits me better if i like it slow
      which class do you recommend
      what class is good for posture
      best class for weight loss
      class for core strength
      for stress relief
      which class for strength
      help me choose a class
      i want to get stronger
      on my feet 12 hrs, whats good for tired legs
      need to fix my posture, i sit at a desk all day
      which is best for sleeping better
      want to tone up before the wedding in june
      good thing to do alongside marathon training?
      stressed out of my mind what do you suggest
      tight hamstrings from deadlifts, what class
      do you have anything for stiff shoulders
      have you anything for people who can't sit still
      do you have anything for a bad mood
      do you have anything for tight hips
      do you have anything for stress
      do you have anything for runners
      do you have anything for posture
      do you have anything for people who get bored
      have you got anything for sleep
      have you got anything for cyclists with tight backs
      something for a grumpy person
      i feel low, which class lifts you up
      what goes well with marathon training
      i stand all day, what would help
      good for golfers?
      want a strong core, which one
      which one helps with anxiety
      what suits a tired mum who wants to lie down
      do you have anything for sore feet after waitressing
      do you have anything for confidence
      do you have anything for a stiff golfer
      want to sweat
      i want a full body workout
      something that works my abs
      class for a flat stomach
      something to calm down after work
      my job is stressful, what class helps
      i sit at a desk all day, what's good
      something for my posture and lower back
      good class for runners
      tight hips and hamstrings, what do you recommend
      cyclist with tight legs
      something to switch my head off
      i need something after a breakup
      feeling low, which class would do me good
      going through a rough time, something gentle
      what's good the day after a hard class
      something for recovery tomorrow
      legs are sore, what's a good class to recover
      which class tones arms
      cardio class?
      do you have something with weights
      something intense please
      what's the most relaxing class
      i can't sleep, what would help
      anxious lately, any class for that
      which class for a footballer
      class for a tense neck from the laptop
      no chanting please, but i want to stretch
      something quiet
      i play tennis, which class helps
      something energising before work
      best class to de-stress
      what do i pick for a stronger core
      which one for balance
      the most uncoordinated person alive, what suits me
      something to do after a divorce
      sth to cheer me up
      i only have evenings and a weak core, which class
      my physio suggests pilates for my core, which one do i choose
      five kinds of class on your site, what do i pick
      runner with tight everything
      any classes for anxiety
      really stressed, which class
      is there a class with weights or cardio
      full body class?
      which one works the whole body
      something easy after yesterday, my legs are dead
      legs are jelly from strength, what's a soft option
      need something calming, work's been mad
      i want to sweat, what do you suggest
      something relaxing for tonight
      i'm knackered, what class would be kind to me
      which class is the quietest
      what is the most peaceful class
      quietest class please, my head is full
      the most relaxing thing you do
      kids are wearing me out, need something calm
      something soothing after a mad week
      my boss is driving me mad, which class is calm
      work is killing me and i need something calm tonight
      need some room to breathe after this week, which class
      need a place to switch off this evening
      which one makes you sweat the most
      what's the best class for burning calories
      i want the toughest cardio thing you've got
      something to help me sleep better
      what's good after a day hunched over a laptop
      which class would loosen up a stiff old runner
      i'm training for a marathon, what would help
    `),
    answer: { lookup: 'recommend-class' },
    slots: ['activity', 'level'],
    followUps: ['classes_find', 'class_describe', 'benefits_how_often', 'beginner_start'],
  },
  {
    id: 'benefits_how_often',
    question: 'How often should I come?',
    examples: parseExamples(`
      what are the benefits of pilates
      will pilates tone me up
      does reformer count as cardio
      is yoga good for anxiety
      is pilates enough exercise by itself
      does it really help with back ache
      what is yoga good for
      why should i do pilates
      will i lose weight doing reformer twice a week
      how long until i see a change in my body
      does yin actually do anything
      how quickly will i get stronger
      what does pilates do for you
      does sound healing work
      can i combine yoga and the gym
      advantages of reformer
      is pilates a proper workout
      what results can i expect
      does pilates help with back pain in general
      when will i see abs
      how does yoga help
      is reformer good for you
      whats so good about sound healing
      what does reformer do for the body
      benefits of yoga
      benefits of reformer
      what does pilates do
      will i get abs if i go every week
      does pilates burn many calories
      will it help me lose weight
      can i lose weight with this
      is it good for weight loss
      does reformer make you slimmer
      will it flatten my stomach
      how long before my jeans fit better
      when will my jeans fit better
      how long till i notice anything
      how soon will i see results
      how long before my posture changes
      how many calories does a class burn
      calories in reformer
      calories burned in vinyasa?
      how much do you burn in an hour of reformer
      how soon would i notice a difference
      will it sort my posture out
      how many times a week do i need to see results
    `),
    answer: {
      text: 'I can’t promise results. Reformer is good for strength without impact, Mat for a stronger core, Vinyasa for stiff hips and shoulders, and Yin for the days in between.',
      catalogue: [
        'activity:reformer',
        'activity:mat',
        'class-type:vinyasa-yoga',
        'class-type:restorative-yin-yoga',
      ],
      otherwise:
        'I can’t promise results. Your instructor can tell you which classes suit you, and how often to come.',
      links: [{ label: 'Who each class suits', to: '/eligibility' }],
    },
    slots: ['activity'],
    followUps: ['recommend_goal', 'what_to_buy', 'classes_find', 'one_to_one'],
  },
];
