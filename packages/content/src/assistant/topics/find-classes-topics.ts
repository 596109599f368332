import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about searching the timetable and places left. */
export const findClassesTopics: readonly AssistantTopic[] = [
  {
    id: 'classes_find',
    question: 'What’s on tomorrow?',
    examples: listExamples(`
      what classes are on tomorrow
      whats on tomorrow
      anything on saturday morning?
      anything sat morning for 2
      do you have reformer on tuesday evening
      is there a yoga class tonight
      show me the timetable for next week
      whats on this weekend
      i can only do lunchtimes, what is there
      any mat pilates after 6pm thursday
      what time is yin on sunday
      looking for something early before work
      is there a class at 7am on monday
      which days do you run foundations
      yoga within next two hours
      schedule pls
      timetable
      can u send me the class schedule for friday
      what have you got on weds eve
      tonight?
      anything today
      classes on 3 december
      what sessions are there on the 12th
      any beginner classes this week
      beginners class saturday?
      prenatal classes this week pls
      im free between 12 and 2 tomorrow, any pilates
      i finish work at 5.30 what could i make after that
      do you run anything on sunday afternoons
      list all reformer classes on thursday
      mat pilates mon
      vinyasa wed morning
      is sound healing on this month
      what dates is sound healing
      which evenings do you do yin
      do u do weekend classes
      any early morning stuff on fridays like 6 or 7
      two of us want to do yoga on tuesday night, what is available
      me and 2 mates fancy a class sunday, what is there for three people
      are there classes on christmas day
      any classes between christmas and new year
      is there class on bank holiday monday
      do you run classes on good friday
      female only reformer times please
      when are the women's classes this week
      what times does foundations run on a saturday
      gentle class on thursday daytime
      dynamic reformer tmrw after 7pm
      reformer strength, which days
      i work nights so need something around midday any day next week
      could you tell me what is happening at the studio on monday the 30th
      what lessons do you have at the weekend
      i'm in london only on the 5th, is there any pilates that day
      dropping the kids at 9, anything about half 9
      give me all the evening options for next week
      anything later on today, ideally stretchy and slow
      last class of the day on friday?
      earliest class on a sunday
      what yoga is on in the next 3 days
      see upcoming classes
      is there anything other than reformer on saturday
      not yoga, something else on wednesday evening
      any intermediate classes next week
      what else is on that day
      and on friday?
      hi there, im visiting my sister over the weekend and would love to squeeze in a class, anything saturday before noon?
      got anythin on thurs nite
      morning sessions available mon to fri?
      am i right that there's nothing on friday evening
      which classes can i do tomorrow if i'm a beginner
      any prenatal on a saturday
      whats on offer for sunday am
      what are the yoga times
      programme for next month?
      i can do tuesdays and thursdays before 9, what would work
      let me see wednesdays classes
      got a gap at 1pm today, can i do something
      pilates near lunch tomorrow
      got any women only reformer on sunday
      weekday mornings after school run
      lunch hour yoga?
      looking for a class for 4 on the 19th
      what classes are on today
      what's on today
      what's on saturday
      classes tomorrow morning
      yoga tomorrow
      reformer tonight
      pilates this weekend
      anything tonight
      which classes are there on monday
      is there reformer on saturday
      any yoga on sunday
      evening classes
      morning classes
    `),
    answer: { lookup: 'find-classes' },
    slots: ['day', 'time', 'activity', 'level', 'instructor', 'people'],
    followUps: ['class_spaces', 'how_to_book', 'price_class', 'instructor_of_class', 'class_describe'],
  },
  {
    id: 'class_next',
    question: 'When’s the next Yin class?',
    examples: listExamples(`
      when's the next yin
      when is the next vinyasa
      when's sound healing next
      next reformer?
      whats your next class
      what time does the next class start
      how soon could i do a reformer class
      soonest mat pilates please
      earliest foundations i can get on
      when is the next prenatal class
      next available yoga
      next beginner session when
      what is coming up next at the studio
      when can i next do dynamic
      which is the next class with a free place
      first class i could possibly make
      when's your next women only class
      date of the next sound bath
      next strength class pls
      i'd like to try restorative, when is the nearest one
      when will there be another yin class
      whens the next one
      next mat class after work
      the very next class you have
      when does reformer happen next
      how long till the next vinyasa
      is there a class starting soon
      next one for beginners on the machine
      when is foundations on next
      i missed sound healing, when is it on again
      upcoming prenatal mat, the first one
      whats the next available slot for reformer foundations
      whats coming up soonest
      when can i do yin again
      whats the next date for sound healing please
      next women's class when
      first available prenatal reformer
      is there another foundations soon
      next mat
      the next reformer please
      when do you next have a class for beginners
      next one after 6 today
      could you find me the earliest possible vinyasa
      next class
      when is the next class
      when is the next reformer class
      next yoga class
      next foundations
      next sound healing
    `),
    answer: { lookup: 'find-classes' },
    slots: ['day', 'time', 'activity', 'level', 'instructor', 'people'],
    followUps: ['class_spaces', 'how_to_book', 'price_class', 'classes_find'],
  },
  {
    id: 'class_spaces',
    question: 'Are there places left tonight?',
    examples: listExamples(`
      are there any spaces left in the 6pm reformer tomorrow
      is tonights class full
      how many places are left on saturday at 10
      can two of us still get into vinyasa on friday
      is there room for one more
      any free spots today
      has the sunday yin sold out
      availability for wednesday morning please
      does the noon class still have places
      spaces?
      any beds left tonight
      how full is the 7am dynamic
      are you fully booked on saturday
      is there still a mat free for thursday 12.30
      can i still get on tomorrow's foundations
      could 3 of us squeeze onto monday 18:00 strength, is there enough room
      how many spots remaining in sound healing
      does friday yoga have availability for 4 people
      is the prenatal class on saturday full yet
      whats the availability like this weekend
      is it booked up
      how many have booked for the 5.30 vinyasa so far
      any tickets left for sound healing
      is it likely to sell out, how many are still free
      any gaps in reformer this evening
      can you check if there's a place in yin at 18.45
      have you got capacity for two at 9.30 tomorrow
      do you have space
      are there vacancies in the tuesday women only class
      how quickly does the 7pm fill up, is there a spot now
      which classes still have room tomorrow
      only need one place on weds lunchtime, possible?
      are all the reformers taken for sunday
      any luck for saturday 9.45 reformer or is it gone
      is there still room in yoga tomorrow morn
      got space for 1 tonight?
      is it too late to get into the 17:30, is it full
      can you fit in two more at noon
      how many seats left for sound healing on saturday
      still places?
      places remaining for monday's foundations
      would me and my mum both get in on sunday at 9
      cant tell from the website, is thursday 7pm full or not
      is there any availability at all this week for reformer
      sold out or not?
      any spaces left
      is it full
      is there space tomorrow at 7
      is the class full
      any availability tonight
      are there places left on friday
      spots left?
    `),
    answer: { lookup: 'class-spaces' },
    slots: ['day', 'time', 'activity', 'level', 'instructor', 'people'],
    followUps: ['how_to_book', 'class_full_waitlist', 'classes_find', 'price_class'],
  },
];
