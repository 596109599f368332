import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about which instructor teaches when, and about 1:1s. */
export const whoTeachesTopics: readonly AssistantTopic[] = [
  {
    id: 'instructor_of_class',
    question: 'Who teaches tomorrow’s classes?',
    examples: parseExamples(`
      who teaches the 7am reformer
      who is taking yoga tomorrow
      which instructor is on saturday
      who's teaching tonight
      who does the sound healing
      whos leading vinyasa on friday
      which teacher has the 18:45 yin
      who takes foundations
      name of the teacher for sunday at 10.15
      who runs mat pilates at lunchtime
      who will be my instructor tomorrow
      teacher for thursday 17.30?
      who teaches prenatal
      who teaches the female only class
      tell me who is on at 6pm monday
      is it jonah or noor on tuesday at 7
      who have i got on wednesday morning
      which of your teachers does strength
      who normally takes the early yoga
      instructor for dynamic reformer this evening?
      does mei teach yin or is it amara
      who is in charge of the 9.30 class on fri
      whose class is the 12.15
      which trainer do we have at weekends
      who instructs reformer here
      whos on tonight
      teacher on sunday?
      who do we have for yin
      who is giving the class at 10
      which instructor takes sunday's female only
      who teaches what on friday
      i'm booked for 7am, who is the teacher
      is a man or a woman teaching tomorrow at 6
      wednesday 18:45 teacher name
      do you know who's doing strength this week
      whos the yoga teacher tomorrow
      who's giving thursday 7am
      who have i got tomorrow at 7
      who takes the sunday yin
      is it jonah on saturday for foundations
      who's on the 28th
      which teacher does the wednesday lunchtime yin
      is amara or noor doing vinyasa thursday
      is it mei or ines on thursday at 7
      is freya or jonah doing mat on friday
      is noor taking thursday vinyasa
      who's on tomorrow
      who's on on the 3rd
      who's in on saturday morning
      whos got the 18:00 on wednesday
      who will be teaching on 28/11
      who's running sunday's 8.30
      who've we got for yin tonight
      which lady takes the women's reformer
      tomorrow 18.00 is that jonah
      tomorrow 7am is that mei
      wednesday 18:00, is that jonah
      the 10am on monday, is that freya
      is it amara at 5.30
      wed 13:30 foundations who's that with
      who does the late one tonight
      who takes the yin classes
      who runs sound healing
      who does vinyasa
      who's that with
      who is that one with
      and who's it with
      is the yoga teacher on mondays a man or a woman
      is the monday instructor male or female
      is the teacher a woman
      is it a guy who teaches the evening reformer
      who does the prenatal classes
      who takes the women only mat
      who teaches yin normally
      who runs the pregnancy reformer
    `),
    answer: { lookup: 'who-teaches' },
    slots: ['day', 'time', 'activity', 'instructor'],
    followUps: ['instructor_info', 'instructor_schedule', 'class_spaces', 'how_to_book'],
  },
  {
    id: 'instructor_schedule',
    question: 'When does Ines teach?',
    examples: parseExamples(`
      is noor teaching this week
      when does freya teach
      what classes does jonah do
      is ines there on monday mornings
      i want a class with amara
      which days is mei in
      when is jonah on next
      amara's timetable
      does noor do weekends
      classes with mei please
      when can i catch ines this week
      all of freyas classes
      does maya teach on fridays
      show me jonah's schedule
      is amara in tomorrow
      next class with noor
      when does ines do foundations
      can i see mei's evening classes
      i only want to go to freya, when is she teaching
      has jonah got anything on saturday
      which sessions is amara taking next week
      is mei around on sunday afternoon
      whats noors next reformer
      find me a yoga class taught by amara
      mornings with ines?
      what days does jonah work
      when can i see jonah
      noor evenings
      next time mei teaches
      i loved amara's class, when is her next one
      does jonah teach on thursdays
      find classes by freya
      ines this friday?
      what is mei teaching tomorrow
      is freya on holiday or teaching next week
      mornings with jonah please
      when is noor's sound healing
      any of ines's classes at the weekend
      when is Ines working this week
      is noor on tuesday
      what's your next class with freya
      jonah friday
      what days does mei do
      amara this weekend?
      freya thursday morning
      does noor teach mornings at all
      i only want jonah, when can i get him
      ines on 2/12
      can i come to mei on saturday
      soonest i can get in w/ ines
      mei saturday?
      jonah on thursday
      freya monday
      amara tuesday evening
      noor sunday morning
      is ines on tomorrow
      ines on the 2nd
      mei on 5/12
      freya 30/11?
      jonah, weekend
      can i come to jonah on friday
      can i do noor on wednesday night
      got anything with freya tomorrow
      next class with mei
      what's amara's next one
      earliest i can get in with freya
      next with noor
      Freya wed
      is jonah about on the 5th
      noor thurs pm
      any mei left this week
      when's amara back in
      is jonah about on friday
      is mei about this week
      is noor in on the 5th
      is freya around tomorrow
      ines about monday?
      amara fri eve
      any of freya's on the 4th
      is mei working boxing week
      noor 4th dec
      which days is jonah in
      is noor on this weekend
      what does mei have on thursday
    `),
    answer: { lookup: 'find-classes' },
    slots: ['instructor', 'day', 'time', 'activity', 'people'],
    followUps: ['class_spaces', 'instructor_info', 'how_to_book', 'one_to_one'],
  },
  {
    id: 'one_to_one',
    question: 'Do you offer 1:1s?',
    examples: parseExamples(`
      do you do private sessions
      how much is a 1:1
      can i have a personal lesson with ines
      i'd like to book one to one pilates
      private session for me and my husband, duet
      how do i arrange individual tuition
      who gives one-to-ones
      price of a personal training session on the reformer
      can i use my pack for a private
      1:1?
      1 to 1
      121 sessions
      privates
      private lesson with freya how much
      does mei do 1-2-1
      i'd prefer to be taught alone
      what does the intro 1:1 cost
      block of 5 one to ones price
      i want my own instructor
      can somebody work with me on my own
      solo session before i join a group
      is there individual coaching
      do you offer semi private for two
      how long is a one on one
      personal sessions available?
      which instructors teach privately
      i have a bad shoulder and would rather have the teacher just for me
      how can i book a private reformer class
      one to one?
      1-1 with jonah possible?
      are private classes available in the evening
      i'd like some personal attention, just me and a teacher
      how do i get a private
      what do you charge for individual lessons
      1:1 prices
      bespoke sessions
      private yoga?
      a private lesson as a birthday treat to myself
      can two people share a 1:1
      would like to book a 1-on-1 with mei for my rehab
      I would prefer individual tuition, if that is available.
      private session w Mei, rates and availability
      can i get personal training on the reformer
      how much for one to one with freya
      do u do duets, me and my sister
      could someone teach just me, i have special needs
      just me and the teacher
      me and my sister together with one teacher
      duet session price
      1:1 with mei on the 3rd
      i need someone to teach me alone, special needs
      my rehab needs one on one attention, possible?
      what does a private with ines set me back
      What would Ines charge for private tuition before work?
      Could you let me know availability and cost of individual sessions for my director, ideally 7am
      just me on my own with a teacher the morning of the wedding
      just me and a teacher, how much
      private lesson for one
      can i have the reformer room alone with ines
      personal session before my wedding
      could I train alone with Freya, what's the fee
      alone with freya, whats the cost
      solo session with jonah
      can i be taught on my own
      price for a private with mei
      price of a private with mei
      a private with freya
      1-2-1
      individual coaching
      i'd prefer a lesson by myself
      what are private classes like and how much
      private class cost
      how much is a private
      can i talk to ines about a private
      which instructors do 1:1s
      is a 1:1 with any teacher
      can i choose the teacher for a 1:1
      can i have a private with jonah
      send me the link for 1:1s
      who gives one to ones
      is the private session with whoever i like
      1:1 with freya, how
      are you sure a 1:1 costs that much
      i want private lessons with amara
      how do i arrange a one to one with mei
      could i have a lesson on my own
      what does private tuition cost
      i'd like a session with just me and freya
    `),
    answer: { lookup: 'one-to-ones' },
    slots: ['instructor', 'activity', 'people', 'product'],
    followUps: ['instructor_info', 'price_class', 'injury_condition', 'talk_to_human'],
  },
];
