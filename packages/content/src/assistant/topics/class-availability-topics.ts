import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the next class, places left, and how late a class can be booked. */
export const classAvailabilityTopics: readonly AssistantTopic[] = [
  {
    id: 'class_next',
    question: 'When’s the next Yin class?',
    examples: parseExamples(`
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
      next foundations please
      when's the soonest prenatal mat
      how soon can i get on a reformer
      next one?
      when's the next beginners
      whats coming up next after 6
      next available women only
      soonest yoga you have
      when will the next strength one be
      how long until the next one starts
      next thing on
      what's next up
      next one i can make
      when's the next women's reformer
      nearest date for foundations
      whats the very next one
      soonest reformer for a newbie
      when's sound healing back
      next time you've prenatal on
      soonest one for beginners
      soonest foundations for a complete newbie
      when's the following vinyasa
      any vinyasa
      any restorative
      any classic mat
      when is classic mat tomorrow
      vinyasa when
      foundations when is it
      reformer strength, when
      dates for prenatal mat
      prenatal mat dates
      sound healing dates
      when's dynamic on monday
      what time is yin tomorrow
      what are the times of prenatal reformer
      prenatal reformer times
      which days is restorative on
      when do you run female only mat
      loved strength, when's it on again
      that was brutal, when can i do that class again
      when can i do it again
      need to fill an hour before my train, what's on
      got an hour to kill this afternoon
      when could i next do a yin
      soonest prenatal please
      next mat one?
      when's your next sound bath
      anything starting in the next half hour
      is there something about to start
    `),
    answer: { lookup: 'find-classes' },
    slots: ['day', 'time', 'activity', 'level', 'instructor', 'people'],
    followUps: ['class_spaces', 'how_to_book', 'price_class', 'classes_find'],
  },
  {
    id: 'class_spaces',
    question: 'Are there places left tonight?',
    examples: parseExamples(`
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
      is there space tomorrow at 7
      is the class full
      any availability tonight
      are there places left on friday
      spots left?
      is there room for one more in the 9.30 today
      7am tomorrow reformer: any beds left?
      Two spots Friday 6pm?
      is tonights yin full
      how many spots left in the 7.05
      can 3 of us fit in on sunday 9.45
      is there any room tomorrow
      any gaps tonight
      which ones arent full this week
      have the reformers all gone for saturday
      anything still free at half 6
      is it too late to get into the 5.30
      4 places on the 5th dec for a hen?
      any room today
      is there still anything going at half 7
      anything free at 6 tonight
      any beds free on 28/11
      is the 3rd full
      have you got room for 5 of us on saturday
      3 places for sunday vinyasa?
      could you fit 2 of us in tomorrow at 10
      are the mats all gone for tonight
      what still has space on friday
      space at 12.15?
      is it rammed tonight
      has anybody pulled out of the 6 o'clock
      can u squeeze me in tmrw 7am
      how booked is friday yin
      enough places on saturday for five bridesmaids?
      are there still beds for the 12.15
      is it busy tonight
      has anyone cancelled for the 6 o'clock
      anybody dropped out of tonight's 7.05
      did a place come free in the 5.30
      can you squeeze me in at 7
      can you squeeze two in tomorrow morning
      could you fit me in on friday at noon
      room for me at half six?
      2 for the 7.15 if poss, is there space
      has tomorrow lunch gone
      room for two at half seven?
      is there room for me at noon
      has tonight's 6pm gone
      has saturday morning gone already
      is tomorrow lunchtime all gone
      have all the friday ones gone
      room for my mum too on tuesday at 10?
      are there 3 spots on sunday vinyasa
      is there space for four of us on friday
      has the 19:05 got places
      could two more fit in tonights reformer
      is there still room in jonahs class
      still free places in noor's on thursday
      is there room for four of us on saturday at 9
      any beds going for the 6 o'clock
      is the saturday morning mat full already
    `),
    answer: { lookup: 'class-spaces' },
    slots: ['day', 'time', 'activity', 'level', 'instructor', 'people'],
    followUps: ['how_to_book', 'class_full_waitlist', 'classes_find', 'price_class'],
  },
  {
    id: 'bookable_until',
    question: 'How late can I book a class?',
    examples: parseExamples(`
      until when can i book a class
      how late can i book
      is there a deadline for booking a class
      can i book five minutes before the class
      do bookings close before the class
      how close to the start can i still book
      can i book on the day
      can i book a class on the same day
      does online booking shut an hour before
      can i decide last minute and just book
      is same day booking possible
      how long before a class does booking close
      can i get a place right before it begins
      am i too late to book tonight's class
      what time does booking close for the evening classes
      is it ok to book ten minutes before
      when do you stop taking bookings for a class
      do i have to book a day ahead
      how far in advance do i need to book, is an hour enough
      can i book while i'm on my way there
      is the booking window still open an hour before
      last minute booking ok?
      when does booking for a class close
      is there a cut off for booking
      how soon before the class can i book
      what's the latest i can book a class
      can i book five minutes before it starts
      can i book ten minutes before it starts
      is it too late for the 1.30
      how close to the start do bookings shut
    `),
    answer: { lookup: 'bookable-until' },
    slots: ['day', 'time', 'activity'],
    followUps: ['class_spaces', 'how_to_book', 'arrival_checkin', 'late_arrival'],
  },
];
