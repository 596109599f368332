import { parseExamples } from './assistant-topic.ts';
import { dayAndClassSearches } from './day-and-class-searches.ts';

/** Messages that search the timetable, from which the assistant learns the topic `classes_find`. */
export const findClassesExamples = [
  ...dayAndClassSearches,
  ...parseExamples(`
  finished a night shift, whats on this morning after 9
  i get off at 8am thursdays. anything before i collapse into bed
  anything in the next couple of hours
  half five today?
  earliest one sat
  have u got anything 4 tomorrow mornin
  anything after school like 4ish
  hi i am au pair, free only 10 to 14h, what class you have wednesday?
  Anything Monday before 8? Have a 9am hearing.
  Lunch slot, Weds, 45 mins or so?
  anything for pregnant women on sat
  prenatal on a wednesday?
  is there a beginners thing on saturday
  my mum's visiting on the 3rd, anything gentle for the two of us
  anything on new years day
  28/11 reformer
  what is on the 3rd
  sat 5th dec, morning
  timetable for 30/11 please
  what have you got on the 14th of december
  dec 2 after 5
  show me next weekend
  do you have anything for tonight
  have you anything for beginners thursday evening
  whats the latest i can come on a friday
  first one tomorrow
  last class on sunday
  within the next 3 hours
  6 or 7 tonight?
  tomorrow lunch
  mat this arvo?
  whats happening at yours at the weekend
  i'm free till 2
  evening only, what do you have
  sunday?
  can i pop in about 11 tomorrow
  any flow classes this eve
  anything under fifteen quid tomorrow
  need something gentle fri morning
  is there yin on a monday
  do you do a 6am
  what days is foundations
  which nights do you have yoga
  vinyasa weekend times
  what time does female only reformer start on tuesday
  is sound healing on this saturday
  in town 2-5 dec, what could i do on the 4th in the afternoon
  wat claces r on tomoro nite
  im dislexic can u just tell me wot yoga is on fri
  Good morning darling what you have for me this Saturday
  hiya me again, owt on wednesday dinnertime
  hey y'all visiting from texas what's available tuesday
  what's going on thursday, any wee classes about half twelve?
  PA here. Boss needs reformer between 7 and 9 any day next week.
  hen do of 6 on saturday 12 dec, which yoga could we all do
  does dynamic run on a sunday afternoon
  looking for a 7pm slot mon tue or wed
  is there anything at all on wednesday between twelve and two
  do yous do anything of a sunday
  got anything on the go round 5ish
  wed 2 dec
  is the first saturday thing with the bowls on the 5th
  can i come in today
  can i come tonight
  could i come this afternoon
  can i come tomorrow at 7
  is there anything i can still make today
  what can i still catch tonight
  later than 8?
  not before 7
  before 9am
  earlier than 8
  within the next hour
  in the next two hours
  half six today?
  quarter past 8 monday?
  5.30 today?
  7 tonight?
  noon on friday?
  first one in the morning
  first thing tomorrow
  last one tonight
  whats the last one on thursday
  whats on right now
  what's happening today
  what's going on tonight
  what have you got going on tomorrow
  i'm free all day tomorrow
  im off on wednesday what can i do
  only got an hour at lunch, what is there
  early doors friday
  reformer 28/11
  29/11
  5/12 yoga
  on 03/12 in the evening
  the 3rd
  on the 3rd in the morning
  the 15th after work
  december 4
  yoga on dec 7
  tues 1st dec
  whats on on the second of december
  is there a class on christmas eve
  any yoga on boxing day
  what classes do you have on christmas day
  easter sunday classes?
  mat on bank holiday monday
  do you have anything on 26 december
  do you have anything at 6
  do you have anything for tomorrow morning
  have you got something on sunday
  got anything for friday lunch
  do you do mornings
  do you do a 7pm
  which days is vinyasa
  what days do you do reformer strength
  can i pop in about 9 on saturday
  mat today
  mat this evening?
  yo whats poppin thursday after 6
  anything i can do between shifts, say 2 till 4 tomorrow
  night owl here, what's your latest slot
  Would there be something suitable on the morning of the 9th?
  13:30 weds?
  could i squeeze one in before a 10 o'clock meeting on friday
  any yoga going in the next hour and a half
  12/12 am
  have i missed everything today
  what's left on today's schedule
  kids at school til 3, what days would work for mat
  is there owt tonight after tea
  we're 3 girls, saturday brunch time, something chill
  Can I come Sunday?
  mon 7 dec 7ish
  do u run on the 27th dec
  what time's vinyasa the morra
  gimme options tuesday
  reformer, any evening, next week
  is sunday afternoon dead or is there something
  only free at weekends
  flight lands 11am saturday, what could i get to after
  have i missed the last one today
  is there anything left today
  am i too late for anything tonight
  weekends only
  only free on mondays
  mondays and wednesdays are my only days
  gimme something at 8 tonight
  could i do a class in an hour's time
  today 4pm-ish??
  starting after quarter to seven
  morning of 8/12?
  10th december evening stretchy thing
  are there sessions on the bank holiday
  final one tonight, when
  opening one on sunday
  i land at st pancras at 2, what then
  free for the next hour, any joy?
  are there any on wednesday for absolute starters
  is there a class in an hour's time
  anything in half an hour
  starting after quarter to six
  starting from half 7
  any on friday for starters
  is there something in twenty minutes
  6/12 after lunch
  kicking off around 9?
  anything on after work today
  have you got something on tonight
  anything on today
  what have you got tomorrow after 6
  is there something on sunday
  anything this week at lunch
  i do shifts and mostly have the middle of the day, is there much on
  paramedic here, free in the daytime during the week, what do you run then
  are there enough classes around midday for someone who works nights
  what runs in the daytime on weekdays
  got the whole festive week off work, which classes are you running
  which classes run in the days after christmas
  i look after the kids in the evening so it has to be between 9 and 2
  do you have much on during the day or only before and after work
  what's on while the kids are at school, say 10 to 2
  any type of class is fine as long as it's late morning on a weekday
  what is on now
  anything on now
  which class is on at 6 tonight
  what class is at 7 this evening
  whats the 6pm class tonight
  which class runs at 12.30 today
  is the 6.30pm reformer running on thursday
  will the 7am class run on the 30th
  are you running the 10am mat on saturday
  nah too late, what about mornings
  that's too early, anything after lunch
  need to be somewhere calm this evening
  can i book for the 10th of march
  can we book a class on valentine's day
  can i already book for easter week
  sound healing dates in january
  when is sound healing next month
  i'm not fussed which class, is there anything around 5.30
  anything around 6 on tuesdays or thursdays, don't mind which kind
`),
];
