import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about who can come to which class. */
export const audienceTopics: readonly AssistantTopic[] = [
  {
    id: 'female_only',
    question: 'Are there female-only classes?',
    examples: listExamples(`
      do you have women only classes
      are there female-only sessions
      i can only train with women in the room, is that possible
      is the women's class taught by a woman
      i wear hijab, is there a class without men
      can i book a female only reformer
      does a trans woman count for the women only class
      are all classes mixed
      my religion doesn't allow mixed classes
      ladies only?
      girls only class
      women's pilates
      is there a session just for ladies
      i feel uncomfortable around men, do you have anything
      no men classes pls
      which classes are only for females
      is female only mat a thing
      do you run all women groups
      single sex classes?
      i'd rather not exercise in front of guys
      muslim woman here, do you have separate classes
      what are the female-only classes
      can my mum join the ladies class
      women only yoga available?
      is there a class where everyone is female
      is there anything just for us girls
      female class times?
      women-only reformer
      are there segregated classes
      do you cater for women who don't want men present
      sisters only session?
      i only want women around me when i exercise
      female only
      what does female only mean
      is any of the yoga women only
    `),
    answer: { passage: 'faq:female-only-classes' },
    slots: ['day', 'time', 'activity'],
    followUps: ['female_only_privacy', 'classes_find', 'class_describe', 'instructor_of_class'],
  },
  {
    id: 'female_only_privacy',
    question: 'Are men nearby in a female-only class?',
    examples: listExamples(`
      will there be men in the building during the ladies class
      can anybody look in during the female only class
      could a man walk through the women's class
      is there a man at the front desk when the female only class is on
      are the windows covered in the women only session
      can i take my hijab off safely in the class
      who else is around while the ladies session is on
      is the door shut during women only reformer
      how private is the women's class
      will male staff come in
      do men use the other studio at the same time as female only
      can people see in from the street in the ladies class
      privacy in the female-only class?
      is it guaranteed no man enters
      will i pass men on the way to the women only class
      i'd have to uncover my hair, can no man see me
      are changing rooms shared with men during female only
      is there a mixed class next door during the women only one
      are there male receptionists on tuesday evening for the women's reformer
      does anyone walk through the room when it is women only
      blinds or curtains for the female class?
      who is at reception during the sunday ladies session
      can a male instructor step in for the female only class
      is the women's class really private
      might the caretaker or a male client open the door
      can i be sure nobody male sees me
      i observe purdah, is the room completely closed off
      is the reception staffed by women during ladies class
      are there cameras in the room in the female-only class
      does the women's room have frosted glass
      who could see me in the female only mat
      do men share the corridor with the ladies class
      will the man at the desk come into the room
      are there men in the building during the women only class
      men at the front desk during female only?
      can men see in
      who can see into the women only class
    `),
    answer: { passage: 'faq:female-only-privacy' },
    slots: ['day', 'time', 'activity'],
    followUps: ['female_only', 'classes_find', 'contact_details', 'talk_to_human'],
  },
  {
    id: 'men_welcome',
    question: 'Are men welcome?',
    examples: listExamples(`
      can men come
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
    `),
    answer: {
      text: 'Yes, men are welcome in every class except the female-only ones. On the timetable, those have ‘Female-only’ in the class name.',
      links: [{ label: 'Who each class suits', to: '/eligibility' }],
    },
    slots: ['activity'],
    followUps: ['beginner_start', 'classes_find', 'female_only', 'what_to_wear'],
  },
  {
    id: 'age_limits',
    question: 'Is there a minimum age?',
    examples: listExamples(`
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
    `),
    answer: { passage: 'faq:age' },
    slots: ['people', 'activity'],
    followUps: ['bring_child', 'classes_find', 'older_people', 'waiver_form'],
  },
  {
    id: 'older_people',
    question: 'Am I too old for this?',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'There’s no upper age limit. Classic Mat Pilates, Reformer Foundations and Restorative / Yin Yoga are for beginners, with time for questions. If you have a health problem, ask your doctor first and tell the instructor before class.',
      links: [{ label: 'Who each class suits', to: '/eligibility' }],
    },
    slots: ['activity', 'people'],
    followUps: ['injury_condition', 'beginner_start', 'classes_find', 'one_to_one'],
  },
];
