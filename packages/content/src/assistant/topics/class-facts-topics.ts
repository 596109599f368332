import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about facts of the classes. */
export const classFactsTopics: readonly AssistantTopic[] = [
  {
    id: 'class_length',
    question: 'How long is a class?',
    examples: listExamples(`
      how long is a class
      how many minutes does reformer last
      what time does the 6.30 finish
      when does the class end
      is yin an hour or longer
      will i be out by 8 if it starts at 7
      duration of mat pilates
      are the sessions 45 or 60 minutes
      how long does sound healing go on
      is an hour enough for a session
      how long does it take
      class length?
      lenght of vinyasa class
      does foundations run a full hour
      i need to catch a train at 8, what time will the 18:45 be over
      how long are your lessons
      what time do we finish
      do classes overrun
      50 mins or 55?
      is the lunchtime one short enough for my break
      how much time should i plan for dynamic reformer
      when would i be done if i do the 12.15
      do the classes end on time, i have to pick up my son
      how long for prenatal
      finish time of tomorrow's yin
      how long do i need to be there
      is it a full hour
      what's the running time of sound healing
      when will i be finished if i start at 12:30
      lunch break is 60 mins, does mat fit
      how many mins
      are all the classes the same length
      hw long is yin
      does the 19:05 end before 8pm
      length of a prenatal class in minutes
      how long
      how long does reformer take
      how long is the yoga class
      what time does it end
      when does it finish
    `),
    answer: { lookup: 'class-length' },
    slots: ['day', 'time', 'activity'],
    followUps: ['classes_find', 'class_size', 'arrival_checkin', 'class_describe'],
  },
  {
    id: 'class_size',
    question: 'How many people are in a class?',
    examples: listExamples(`
      how many people are in a class
      how big are the groups
      what is the max number in reformer
      are classes crowded
      how many reformers have you got
      do i get individual attention or is it packed
      is it a small group
      number of participants per session
      is it just a few people or loads
      will there be more than ten of us
      class size?
      how many mats fit in the room
      whats the capacity of the yoga class
      how many beds are there
      is it rammed on a saturday
      max people in foundations
      i hate big classes, how many do you let in
      how many attend on average
      are groups small enough that the teacher sees me
      how many students per teacher
      will i be one of thirty like at my gym
      ratio of instructors to people
      how many machines do you have in the studio
      is prenatal a small class
      how busy do the classes get
      do you limit numbers
      is it busy usually
      how many people r there
      are you strict about numbers
      i like an intimate class, how many is it
      would there be a lot of people in vinyasa
      maximum participants yoga
      how many bodies in a room
      do you cram people in
      total number of reformer beds please
      average turnout
      how many people
      small groups?
      how many people in reformer
      how many people in yoga
      size of the groups
    `),
    answer: { passage: 'faq:group-size' },
    slots: ['activity'],
    followUps: ['class_spaces', 'classes_find', 'one_to_one', 'beginner_start'],
  },
  {
    id: 'class_describe',
    question: 'What happens in Vinyasa?',
    examples: listExamples(`
      what is vinyasa
      can you tell me about dynamic reformer
      what do you do in a yin class
      describe sound healing
      what happens in classic mat
      what's restorative yoga like
      is reformer strength hard
      how intense is the dynamic class
      what does foundations involve
      explain the prenatal mat class
      what kind of sound healing do you do, gongs?
      what types of classes do you offer
      what classes do you do in general
      what kinds of yoga do you teach
      what is a sound bath
      tell me more about reformer strength
      whats yin yoga
      never heard of sound healing, what is it
      what can i expect in mat pilates
      what level is vinyasa
      how hard is classic mat
      will i sweat in dynamic
      is the yin one just lying about
      who is reformer foundations for
      do you use rings and balls in mat
      is restorative slow
      what would we actually do for an hour in prenatal reformer
      is vinyasa fast paced
      what sort of pilates is it, classical?
      info on female only mat pilates
      overview of your classes please
      does the yin class have lots of talking
      whats dynamic
      tell me about yin
      what exactly is foundations
      so what goes on in sound healing, is it just lying there listening
      strength class details?
      is the mat class classical or contemporary
      what would i be doing in vinyasa
      does sound healing use crystal bowls or brass
      how strenuous is prenatal mat
      is dynamic reformer for all levels
      what styles do you run
      can you walk me through a typical mat pilates class
      give me a summary of restorative
      what is dynamic reformer
      what is restorative yoga
      what is classic mat pilates
      what happens in the class
      what is reformer strength
      what classes are there
      tell me about your classes
    `),
    answer: { lookup: 'describe-class' },
    slots: ['activity', 'level'],
    followUps: ['class_difference', 'classes_find', 'class_length', 'price_class', 'beginner_start'],
  },
  {
    id: 'class_difference',
    question: 'What’s the difference between classes?',
    examples: listExamples(`
      what is the difference between yoga and pilates
      mat or reformer, which one is better
      reformer foundations vs dynamic reformer
      how does yin differ from vinyasa
      whats the difference between the two reformer classes
      is mat easier than reformer
      strength or dynamic, how do they compare
      compare your yoga classes
      is reformer harder than mat
      what sets yin apart from restorative
      pilates or yoga?
      vinyasa vs yin
      which is tougher, dynamic or strength
      difference between prenatal mat and prenatal reformer
      is female only reformer the same as dynamic
      how is foundations different from the normal reformer class
      reformer and mat, are they similar
      cant decide between yoga and pilates, what sets them apart
      is restorative the same thing as yin
      what makes dynamic different
      mat pilates compared to the machine one
      which is gentler, yin or mat
      do i get the same from mat as from reformer
      why is reformer dearer, whats different about it
      what separates strength from the others
      is sound healing different to yin
      whats better, reformer or yoga
      foundations or classic mat, which is slower
      yin or vinyasa for someone like me, what differs
      is prenatal mat gentler than prenatal reformer
      explain how dynamic and foundations differ
      reformer vs mat
      what's harder
      isnt yoga just the same as pilates
      how does classic mat compare to female only mat
      whats the diff between strength and dynamic
      pros and cons of mat and reformer
      are yin and sound healing the same
      torn between vinyasa and mat, help me understand
      difference between mat and reformer
      what's the difference
      how are they different
      yoga vs pilates
      dynamic vs strength
      mat vs reformer
    `),
    answer: { lookup: 'compare-classes' },
    slots: ['activity', 'level'],
    followUps: ['class_describe', 'classes_find', 'recommend_goal', 'beginner_start'],
  },
  {
    id: 'what_is_reformer',
    question: 'What is a reformer?',
    examples: listExamples(`
      what is a reformer
      what's a reformer machine
      never seen a reformer, how does it work
      what do the springs do
      is it that bed thing with straps
      what brand of reformers do you use
      what does the machine look like
      explain reformer pilates to me
      wots a reformer
      what does reformer mean
      how does the sliding bed work
      what is reformer pilates
      reformer??
      i keep hearing about reformers, what are they
      is the reformer a machine or a mat thing
      what kind of equipment is a reformer
      how do the springs and the carriage work
      what are the beds for
      does the thing move while you lie on it
      whats that wooden contraption in your photos
      is it like a rowing machine
      what are the straps used for
      do you lie down on the machine
      tell me how the machine works please
      are your reformers made of wood or metal
      excuse my ignorance but what on earth is a reformer
      whats the machine with the springs called and what does it do
      how many springs are on the machine
      is reformer a type of pilates
      reformer meaning
      what do you do on that bed
      what are the ropes and pulleys for
      is a reformer like gym equipment
      why do people use a reformer
      my friend raves about the reformer, what is it exactly
    `),
    answer: { passage: 'faq:what-is-reformer' },
    slots: ['activity'],
    followUps: ['reformer_first_time', 'class_difference', 'grip_socks', 'classes_find'],
  },
];
