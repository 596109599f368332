import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about bringing children, animals and people who watch. */
export const companionTopics: readonly AssistantTopic[] = [
  {
    id: 'bring_child',
    question: 'Can I bring my child?',
    examples: parseExamples(`
      can i bring my baby
      is there a creche
      can my toddler sit at the back
      do you have childcare
      my kid would wait quietly while i train
      can i breastfeed in the studio
      could my daughter watch
      i have no babysitter, can he come along
      are children allowed in the studio
      babies welcome?
      newborn in a car seat next to my mat, ok?
      can i leave my son at reception during class
      is there a play area
      nursery or creche on site?
      can my six year old draw in the corner while i do yoga
      do you look after kids
      is there baby changing
      i'd have to bring the little one, is that possible
      child care facilities
      can the pram come into the room
      my children are on school holidays, can they sit in
      can my kids wait in the lobby
      is it child friendly
      bringing a baby to postnatal class
      i've no one to mind the baby
      is there somewhere for my kid to wait
      toddler with me, ok?
      can i take my child along
      is baby allowed in the room
      do you babysit
      any childminding during class
      could my ten year old sit quietly with an ipad
      may i bring the kids
      breastfeeding mum, can baby come
      can i bring my daughter
      can i bring my kids
      childcare?
      is there childcare
      can i bring a baby to class
      can my child wait
      can the baby i take care sleep in the stroller beside me while i do class
      do you have a mum and baby class
      can i breastfeed in the changing room and bring baby along
      can my son sit quietly with an ipad while i do yoga
      no sitter tonight, ok if the kid comes
      mum and baby pilates?
      do you do a class with babies
      is there a baby friendly one
      mum and baby classes
      mum and baby yoga?
      can my baby sleep in the corner in her buggy
      got the wee one with me, is that a bother
      i have the wee one with me
      got my toddler with me today, bother?
      little one in tow, is that a problem
      can my kid sit in the corner
      can i bring my toddler to watch
      is there mum and baby pilates
      can i bring my four month old, he sleeps
      baby class?
      can my 5 year old sit and watch
      my 7 year old would just sit in the corner, ok?
      can i bring my kid to watch me
      would it be ok if my 8 yr old watched
      is there a crèche
      can the baby sleep in the pram at the side
      can i bring a pushchair to the tour
      can my toddler come with me when i look round
      is a buggy ok inside
    `),
    answer: {
      text: 'Our classes are for people aged 16 and over. I don’t know whether a child could wait at the studio, or whether there’s childcare. Shall I ask our team?',
      passages: ['faq:age'],
      links: [{ label: 'Age limits', to: '/faq#age' }],
      offer: 'talk_to_human',
    },
    followUps: ['age_limits', 'postnatal', 'classes_find', 'talk_to_human'],
  },
  {
    id: 'bring_dog',
    question: 'Can I bring my dog?',
    examples: parseExamples(`
      are dogs allowed
      i have an assistance dog
      is the studio pet friendly
      may my puppy wait at reception
      would it be a problem if my dog waits in the hallway
      is there somewhere to tie up a dog
      small well behaved dog ok?
      dog?
      do you welcome guide dogs
      pets
      can my cockapoo come to class
      i've got a service dog, where can she lie
      dog friendly?
      puppy yoga?
      can i tie the dog up outside
      i have a medical alert dog with me always
      our hound is very calm, may he sleep beside my mat
      emotional support animal allowed?
      is it ok to come with a guide dog
      are animals permitted
      can you mind my dog for an hour
      therapy dog allowed in yoga
      i'm allergic to dogs, are there any in the studio
      my dog will be no trouble
      can pooch come
      are pups welcome
      dogs?
      bringing a labrador
      where can my dog wait
      do you have a place for dogs
      guide dog
      cat or dog allowed in
      could i leave my dog with your reception
      my guide dog comes everywhere with me
      can the wee dug sit in the corner
      pup tied up outside ok?
      will the dug be alright in the corner
      have a small well behaved dog, alright?
      can my dog come, he's very quiet
      is my small dog ok in the corner
      can i bring my pup
      could the dog sit by the door
      are pets ok
      guide dog allowed?
      i'm blind and have a guide dog, is she welcome
      can i come with my dog instead of my husband
      can my dog come along lol
      is my puppy allowed in the studio
      is my cockapoo welcome
      would it be alright if my puppy slept in the corner
    `),
    answer: {
      text: 'Assistance dogs are welcome, and there’s a blanket for them by the wall. I’m not sure about other dogs. Shall I ask our team?',
      passages: ['access:assistance-dogs'],
      links: [{ label: 'The rooms', to: '/studio/environment' }],
      offer: 'talk_to_human',
    },
    followUps: ['accessibility', 'bring_child', 'talk_to_human'],
  },
  {
    id: 'spectators',
    question: 'Can I watch a class first?',
    examples: parseExamples(`
      may a friend just watch
      can i sit in on a class before i book
      could i watch a class to see if it's for me
      can my mum sit and watch
      is it possible to observe a class
      spectators allowed?
      i'd like to see how a session works before paying
      can somebody accompany me without taking part
      can my carer stay in the room with me
      i dont want to join, only look at a class
      can i peek in during reformer
      watching only
      can a friend come along and just sit there
      is there a viewing gallery
      can i shadow a class
      can my partner hang around till i'm finished
      is it ok to bring someone who doesn't do the class
      i want to check out a class from the side first
      can parents watch
      observe vinyasa for ten minutes to see the level
      can my friend come and watch me
      i'd like to have a look at a class in action
      may i observe
      can i just watch the first time
      is watching allowed
      can my partner sit in the corner
      i need my interpreter or helper with me in the room
      audience?
      just want to watch before deciding
      can i watch a class
      can someone watch
      can my friend watch
      can i just sit and watch
      can my mate sit and watch
      Can my carer stay in the room with me without paying
      can i see a class before i sign up
      can i look in on a class before signing up
      can my boyfriend just watch
      can my mum sit and watch while i do it
      my mum wants to come along just to watch
      can my friend sit at the back and not take part
      can dad sit in and watch my class
      my partner would just watch, is that allowed
      will mum be able to sit and look on
      will mum be able to look on
      can grandma just sit there
      could my mum sit in and just watch
      my boyfriend's driving me, can he wait inside during class
      can my carer stay in the room while i do it
      may i observe a lesson before i commit
      is it ok for my friend to watch from the side
      can my sister come along to watch, she isn't doing the class
      my friend doesn't want to take part, only look, ok?
      can someone sit and watch me
    `),
    answer: {
      text: 'You can see the rooms and ask questions on a free tour. I don’t know whether someone can watch a class, or stay in the room as your carer or interpreter. Shall I ask our team?',
      links: [{ label: 'Book a tour', to: '/tour' }],
      offer: 'talk_to_human',
    },
    followUps: ['tour', 'bring_child', 'class_describe', 'talk_to_human'],
  },
];
