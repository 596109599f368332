import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about worries before the first class. */
export const confidenceTopics: readonly AssistantTopic[] = [
  {
    id: 'nervous_first_time',
    question: 'I’m nervous. Can I still come?',
    examples: parseExamples(`
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
      lowkey scared everyone will stare at me
      not bendy at all and v shy, will i look stupid
      can i come on my own or does everyone come in pairs
      i havent exercised in ten years and im terrified tbh
      social anxiety, can i hide at the back
      do i have to talk to people
      is it difficult
      is it very hard
      is pilates hard for someone unfit
      will it be too hard for me
      how hard is it really
      is it tough if you're unfit
      can i come by myself
      is it ok to come alone
      will i be the only one on my own
      do i need a partner or friend to come with
      do i have to speak to anyone
      i don't want to chat to strangers
      will i have to introduce myself
      terrified, haven't moved in years
      is it ok if i turn up by myself
      i'm worried i'll hold everyone up
      is it mad hard
      everyone looks so fit on your insta, i'd feel out of place
      never exercised and really self conscious
      how tricky is it
      turning up solo, weird?
      how tough is it
      how challenging is it for someone who does nothing
      is it tricky to pick up
      going solo, is that odd
      is it weird to come alone
      turning up alone feels strange
      is it gonna be hard
      would it be strange coming without a friend
      never done this, bit scared id be the odd one out
      do people look at you
      i'm shy, will people stare at me
      bit self conscious, does everyone watch
      will everyone be better than me
      is it competitive
      is it all super fit people
      do i need to be thin
      everybody will be better than me, i'm dreading it
      i'm scared of looking stupid in front of skinny people
      coming alone and a bit anxious
      haven't exercised since school, is that embarrassing
      my anxiety gets bad in groups, can i still come
    `),
    answer: {
      text: 'You don’t need any experience, and it’s fine to come on your own. Start with Reformer Foundations, Classic Mat Pilates or Restorative / Yin Yoga, and tell the instructor it’s your first time. If you’d like to look around first, tours are free.',
      passages: ['faq:which-class-first'],
      catalogue: [
        'class-type:classic-mat',
        'class-type:reformer-foundations',
        'class-type:restorative-yin-yoga',
      ],
      otherwise:
        'It’s fine to be new, and to come on your own. Tell the instructor it’s your first time. If you’d like to look around first, tours are free.',
      links: [
        { label: 'Compare the classes', to: '/classes' },
        { label: 'Book a tour', to: '/tour' },
      ],
    },
    slots: ['activity'],
    followUps: ['beginner_start', 'tour', 'class_size', 'what_to_bring', 'one_to_one'],
  },
  {
    id: 'body_size',
    question: 'Is there a weight limit?',
    examples: parseExamples(`
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
      im a size 24 will i fit on the machine
      6 foot 7, is the bed long enough
      130kg. whats the limit
      i'm the fattest person i know. will anyone say anything
      i'm 20 stone, will it hold me
      am i too tall for the bed at 6ft5
      i'm six foot five, will i fit on the machine
      is there a height limit on the beds
      i'm a big guy, will the reformer take my weight
      i'm plus size and worried the carriage is too narrow
      are the machines ok for someone 20 stone
      will i fit on the reformer at 6ft 4 and 18 stone
      heavy bloke, am i going to break the machine
      can the beds cope with a big lad
      will i actually fit on one of those, i'm six foot four
      absolute giant here, are the reformers big enough
    `),
    answer: {
      text: 'Everyone is welcome. I don’t know whether the reformers have a weight or height limit. Shall I ask our team?',
      catalogue: ['activity:reformer'],
      otherwise:
        'Everyone is welcome. I don’t know whether our equipment has a weight or height limit. Shall I ask our team?',
      links: [{ label: 'Who each class suits', to: '/eligibility' }],
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['nervous_first_time', 'beginner_start', 'one_to_one', 'talk_to_human'],
  },
];
