import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the kinds of class and what sets them apart. */
export const classTypeTopics: readonly AssistantTopic[] = [
  {
    id: 'class_describe',
    question: 'What happens in a class?',
    examples: parseExamples(`
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
      wats sound healing even
      foundations
      restorative yin
      dynamic reformer pilates
      what do you do in classic mat exactly
      is strength reformer with weights
      is vinyasa hard
      how hard is dynamic
      is classic mat for beginners or all levels
      is foundations easy
      is yin hard
      who is reformer strength for
      classic mat
      vinyasa
      yin
      sound healing
      reformer strength
      dynamic reformer
      mat pilates
      female only mat
      prenatal mat pilates
      restorative / yin yoga
      reformer foundations
      does strength use weights
      whats the bowl thing like
      wots yin
      yin yoga
      is sound healing just lying down
      how tough is vinyasa
      what level's dynamic
      prenatal reformer
      is yin too easy for me
      foundations, how difficult
      foundations, how hard
      vinyasa, difficult?
      strength, is it very advanced
      how demanding is strength
      how difficult is classic mat
      is dynamic reformer difficult
      is dynamic difficult
      how hard is dynamic reformer
      is the 6pm class hard
      is that one hard
      is it a hard class
      is dynamic reformer suitable if i've only been once
      am i good enough for reformer strength
      is strength too much after three classes
      would that class be too much for me
      do i need experience for dynamic
      can a beginner do dynamic reformer
      is it very intense
      how tough is the strength one
      is vinyasa ok if i'm not bendy
      is dynamic ok for someone fairly new
      am i ready for strength
      i've only done five reformer classes is strength ok
      what level is dynamic
      what level is the 9.30
      is foundations suitable for someone unfit
      is classic mat ok if i haven't moved in years
      is the yoga one suitable for me
      is restorative easy
      is it ok for a second timer
      how many classes should i have done before strength
      is prenatal mat gentle
      i'm not sure i'm good enough for it
      am i good enough for that class
      i've only done four classes, is it too hard for me
      is it ok if i've only done it once
      would i manage it after three classes
      is it suitable for someone who hasn't exercised in years
      do you need to be bendy for it
      i really want to try sound healing
      keen to try yin
      been wanting to do vinyasa, what is it like
      heard about the sound bath, tell me more
      desperate to try reformer strength
      do you do reformer
      do you offer mat pilates
      do you have vinyasa
      do you have to be flexible for yoga
      do i need to be bendy for vinyasa
      how fit do i need to be for reformer strength
      do i need experience for vinyasa
      is dozing off in restorative ok
      i fell asleep in yin, is that rude
      do people fall asleep in restorative
      is it embarrassing if i snore in yin
      can i just nap in the yin class
      what actually goes on in sound healing
      is yin just lying down
      what's the mat one like
      talk me through a strength class
      is vinyasa fast
      sound healing, what do i actually do in it
      do i just lie there in sound healing
    `),
    answer: { lookup: 'describe-class' },
    slots: ['activity', 'level'],
    followUps: ['class_difference', 'classes_find', 'class_length', 'price_class', 'beginner_start'],
  },
  {
    id: 'class_difference',
    question: 'What’s the difference between classes?',
    examples: parseExamples(`
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
      whats the diff between yin and vinyasa lol
      mat or reformer whats the actual difference
      is pilates the same as yoga
      what are the levels
      are classes split by level
      do you have different levels
      which is easier, mat or reformer
      what does all levels mean
      beginner friendly vs all levels
      foundations or classic mat, what separates them
      whats the difference between the two prenatals
      how do your levels work
      how do the levels work
      explain your levels
      what levels do you have
      vinyasa or restorative, which is more my thing if ive done a year of yoga
      should i pick foundations or dynamic after three months of coming weekly
      strength or dynamic reformer for someone who goes a lot
      which of the two reformer classes is better after half a year
      mat or reformer, which one would you choose for me
      is strength a step up from dynamic, and when am i ready for it
      torn between yin and vinyasa, help me choose
      been doing foundations since spring, what's the next step up
      reformer v mat, what would i notice
      how is foundations different from dynamic
      yin or vinyasa, what's the difference in feel
    `),
    answer: { lookup: 'compare-classes' },
    slots: ['activity', 'level'],
    followUps: ['class_describe', 'classes_find', 'recommend_goal', 'beginner_start'],
  },
];
