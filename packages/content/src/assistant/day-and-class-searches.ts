import { parseExamples } from './assistant-topic.ts';

/** Searches of the timetable, mostly by day, part of the day or kind of class. */
export const dayAndClassSearches = parseExamples(`
  what classes are on tomorrow
  whats on tomorrow
  anything on saturday morning?
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
`);
