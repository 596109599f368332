import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about the instructors and 1:1s. */
export const peopleTopics: readonly AssistantTopic[] = [
  {
    id: 'instructor_of_class',
    question: 'Who teaches tomorrow’s Reformer?',
    examples: listExamples(`
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
    `),
    answer: { lookup: 'who-teaches' },
    slots: ['day', 'time', 'activity', 'instructor'],
    followUps: ['instructor_info', 'instructor_schedule', 'class_spaces', 'how_to_book'],
  },
  {
    id: 'instructor_info',
    question: 'Tell me about an instructor',
    examples: listExamples(`
      who is freya lind
      how experienced is jonah
      tell me about ines
      what is noor like
      whats amara's teaching style
      who's mei
      is jonah strict
      what does freya specialise in
      info about noor haddad please
      does ines do pregnancy
      what's mei tanaka's background
      is amara good with beginners
      which teacher is best for beginners
      who is the teacher called jonah
      more about mei
      jonah price
      amara cole bio
      was ines really a dancer
      i've heard good things about freya, what's her thing
      does jonah count out loud
      is noor gentle or tough
      can you describe ines duarte as an instructor
      does freya know about backs
      which of your instructors is good with injuries
      what classes is amara known for
      is there a funny teacher or are they all serious
      give me the lowdown on jonah
      mei?
      noor haddad
      what's special about freya
      who is ines, the one with the reformer
      is mei a good teacher
      does freya ask about injuries
      tell me about the teacher named noor
      what does amara teach and what's she like
      is ines patient with slow people
      who's the ex rower
    `),
    answer: { lookup: 'instructor-info' },
    slots: ['instructor', 'activity'],
    followUps: ['instructor_schedule', 'one_to_one', 'instructor_list', 'instructor_qualified'],
  },
  {
    id: 'instructor_schedule',
    question: 'When does Ines teach?',
    examples: listExamples(`
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
    `),
    answer: { lookup: 'find-classes' },
    slots: ['instructor', 'day', 'time', 'activity', 'people'],
    followUps: ['class_spaces', 'instructor_info', 'how_to_book', 'one_to_one'],
  },
  {
    id: 'instructor_list',
    question: 'Who are your instructors?',
    examples: listExamples(`
      tell me about your instructors
      who are your instructors
      who teaches at miles street
      list of teachers
      meet the team
      how many instructors do you have
      do you have any male teachers
      is there a female instructor for reformer
      names of your trainers
      instructors?
      who works there
      what teachers have you got
      who are the pilates teachers
      yoga teachers at your studio?
      introduce me to the team
      can i see who teaches with you
      is the whole team women
      who will i meet there
      staff list
      are there any men teaching
      show me all the trainers
      which people teach classes at the studio
      whos who at your place
      do the same teachers always teach
      which instructors are there
      who are the people teaching
      your team?
      list all your instructors please
      how many teachers work there
      any male instructors
      is there a female yoga teacher
      teachers names
      id like to know about the team
      who do you have teaching reformer pilates in general
      do you have many teachers
    `),
    answer: { lookup: 'instructor-list' },
    slots: ['activity', 'instructor'],
    followUps: ['instructor_info', 'instructor_of_class', 'instructor_qualified', 'one_to_one'],
  },
  {
    id: 'instructor_qualified',
    question: 'Are your instructors qualified?',
    examples: listExamples(`
      are the teachers qualified
      what training do your instructors have
      do you have a physio on the team
      are your instructors certified
      what qualifications does noor have
      are they properly trained or just did a weekend course
      how many years have your teachers been teaching
      is anyone a trained physiotherapist
      which certificate do the reformer teachers hold
      where did amara train
      are your pilates teachers accredited
      is jonah a level 3 instructor
      are they registered with a professional body
      how do i know the instructors know what they are doing
      is the prenatal teacher trained for pregnancy
      are you stott or bbu or polestar trained
      yoga alliance registered?
      credentials of your team please
      is freya a qualified physio
      do teachers have a diploma
      what experience do you require from your trainers
      500 hour trained teachers?
      do your instructors have a medical background
      are the trainers dbs checked
      can i trust your teachers, are they proper professionals
      qualifications?
      are your teachers any good, what training did they do
      how long has ines been qualified
      what certification do you need to teach there
      are instructors prenatal certified
      have they got level 4 lower back pain training
      do your teachers do continuing education
      is mei fully qualified
      are all staff trained in anatomy
    `),
    answer: {
      text: 'I know a little about each instructor’s background, so you can ask me about them by name. I don’t know which certificates they hold. Shall I ask our team?',
      suggestions: ['Who are your instructors?'],
      offer: 'talk_to_human',
    },
    slots: ['instructor'],
    followUps: ['instructor_list', 'instructor_info', 'safety_hygiene', 'talk_to_human'],
  },
  {
    id: 'one_to_one',
    question: 'Do you offer 1:1s?',
    examples: listExamples(`
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
    `),
    answer: { lookup: 'one-to-ones' },
    slots: ['instructor', 'activity', 'people', 'product'],
    followUps: ['instructor_info', 'price_class', 'injury_condition', 'talk_to_human'],
  },
];
