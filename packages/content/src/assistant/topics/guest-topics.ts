import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

const roomsLink = { label: 'The rooms', to: '/studio/environment' };

/** Topics about companions, animals, photos and lost property. */
export const guestTopics: readonly AssistantTopic[] = [
  {
    id: 'bring_child',
    question: 'Can I bring my child?',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'Our classes are for people aged 16 and over, and I don’t know of any childcare at the studio. Whether a child can wait there is for our team to say. Shall I ask our team?',
      links: [{ label: 'Age limits', to: '/faq#age' }],
      offer: 'talk_to_human',
    },
    followUps: ['age_limits', 'postnatal', 'classes_find', 'talk_to_human'],
  },
  {
    id: 'bring_dog',
    question: 'Can I bring my dog?',
    examples: listExamples(`
      are dogs allowed
      can i bring my dog
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
    `),
    answer: {
      text: 'Assistance dogs are welcome, and there’s a blanket by the wall for them. I don’t know whether other dogs can come. Shall I ask our team?',
      links: [{ label: 'The rooms', to: '/studio/environment' }],
      offer: 'talk_to_human',
    },
    followUps: ['accessibility', 'bring_child', 'talk_to_human'],
  },
  {
    id: 'spectators',
    question: 'Can I watch a class first?',
    examples: listExamples(`
      may a friend just watch
      can i sit in on a class before i book
      could i watch a class to see if it's for me
      can my mum sit and watch
      is it possible to observe a class
      can my husband wait inside while i train
      spectators allowed?
      i'd like to see how a session works before paying
      can somebody accompany me without taking part
      can my carer stay in the room with me
      i dont want to join, only look at a class
      is there a waiting area for my boyfriend
      can i peek in during reformer
      watching only
      can a friend come along and just sit there
      is there a viewing gallery
      can i shadow a class
      can my partner hang around till i'm finished
      is it ok to bring someone who doesn't do the class
      i want to check out a class from the side first
      can parents watch
      where can my friend wait for me
      observe vinyasa for ten minutes to see the level
      can my friend come and watch me
      i'd like to have a look at a class in action
      may i observe
      can i just watch the first time
      is watching allowed
      can my partner sit in the corner
      i need my interpreter or helper with me in the room
      audience?
      my daughter books, can i wait inside for her
      just want to watch before deciding
      can i watch a class
      can someone watch
      can my friend watch
      can i watch first
      can i just sit and watch
      can my partner wait for me
    `),
    answer: {
      text: 'I don’t know whether someone can watch a class. You can see the rooms and ask your questions on a free tour. Shall I ask our team?',
      links: [{ label: 'Book a tour', to: '/tour' }],
      offer: 'talk_to_human',
    },
    followUps: ['tour', 'bring_child', 'class_describe', 'talk_to_human'],
  },
  {
    id: 'photos_filming',
    question: 'Can I take photos?',
    examples: listExamples(`
      can i film myself in class
      can i take pictures
      do you post photos of people on instagram
      are phones allowed in class
      i dont want to be filmed
      do you film the classes
      can i take a selfie on the reformer
      is filming permitted
      video my form during mat?
      photography policy
      will there be cameras in the room
      please don't put me on your social media
      someone took a photo of me in class
      can my friend film me for tiktok
      do you have cctv in the studio
      can i have my phone next to me
      do i have to give consent to pictures
      i was in a picture you posted, take it down
      can i record the class for my own use
      is it ok to instagram the studio
      no photos of me please
      can i keep my phone on, waiting for news from hospital
      may i shoot content at your studio
      are pictures allowed before class starts
      is it allowed to take a photo
      phone in class?
      do you take pictures during class
      i'd rather not appear on instagram
      selfies?
      can i vlog my class
      filming rules
      are there surveillance cameras
      delete the video with me in it
      pic of me on the reformer, can somebody take one
      photos?
      can i film
      can i take photos in the studio
      are photos allowed
      will i be photographed
    `),
    answer: {
      text: 'Please leave your phone in a locker during class. I don’t know the studio’s rules about photos and videos. Shall I ask our team?',
      links: [roomsLink],
      offer: 'talk_to_human',
    },
    followUps: ['privacy_data', 'facilities', 'talk_to_human'],
  },
  {
    id: 'lost_property',
    question: 'I’ve left something at the studio',
    examples: listExamples(`
      i left my jumper at the studio
      lost my ring
      did anyone find a water bottle
      forgot my phone in the changing room
      lost and found
      i think my airpods are in studio 1
      left my mat behind yesterday
      i forgot my scarf there
      has a black hoodie been handed in
      lost property
      i can't find my keys, were they left at yours
      have you found a silver necklace
      left my umbrella by the bench this morning
      missing one grip sock lol
      my glasses must still be on the shelf
      i've left my wallet in a locker!!
      someone took my coat by mistake
      think i dropped an earring in the reformer room on tuesday
      where do i ask about things i have lost
      my locker is still locked with my bag in it
      can you check whether my kindle is there
      did you see a blue lunch bag after the 12.30
      when can i collect the watch i forgot
      do you keep forgotten clothes
      left my stuff
      has anyone handed in a phone
      i lost my bracelet in your studio yesterday
      my water bottle is still at yours
      have you seen my leggings
      lost my earbuds
      forgot my towel in the shower
      i may have left my passport there
      where's your lost and found
      anything handed in from last night's yoga
      i lost something
      i forgot something at the studio
      i think i left something there
      have you found my jacket
      lost item
    `),
    answer: {
      text: 'I’m passing this to our team, who can look for it. Please tell us what it looks like, and when and where you last had it.',
      handOver: true,
    },
    slots: ['day', 'time'],
    followUps: ['opening_hours', 'contact_details', 'reply_when'],
  },
];
