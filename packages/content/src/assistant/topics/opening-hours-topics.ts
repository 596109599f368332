import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const openingHoursTopics: readonly AssistantTopic[] = [
  {
    id: 'opening_hours',
    question: 'When are you open?',
    examples: parseExamples(`
      when are you open
      what time do you close on sunday
      is the studio open at 6am
      when does reception open
      open on weekends?
      wat time u open
      opening times
      hours?
      what time do you shut
      when do you open on saturdays
      business hours please
      are you open every day
      do you open early
      until what time is the studio open
      what time does the front desk close
      how long are you open on fridays
      are you closed on mondays
      from when to when are you there
      studio hours
      what hours do you keep
      can i drop by at 7 in the evening, will you be open
      open sundays?
      when does somebody man the desk
      closing time on weekdays
      are you open on tuesday
      opening hours
      when do you open and close
      what time do you open in the morning
      till what time sundays
      are you open late on weekdays
      times of opening please
      when can i come to reception
      how late are you open
      open at weekends
      is anyone there before 8
      are you open on fridays until late
      when do you close
      sunday opening hours
      what are your hours
      open hours
      At what hour do you open your doors on a Monday?
      are you open sundays
      what time can i drop by to buy socks
      when can i come by to buy socks
      when do you open in the morning
      weekend hours
      til when are you open on a saturday
      till when is someone at the front desk today
      what time do you open on saturday
      when does the building open in the morning
    `),
    answer: { lookup: 'opening-hours' },
    slots: ['day', 'time'],
    followUps: ['holiday_closures', 'classes_find', 'address', 'contact_details'],
  },
  {
    id: 'open_now',
    question: 'Are you open now?',
    examples: parseExamples(`
      open?
      are u open today
      is the studio open at the moment
      are you still open
      are you closed already
      is anybody at the studio right now
      open right now?
      have you opened yet
      can i come by now or are you shut
      are you open this evening
      when do you open again
      is the front desk manned now
      you open rn
      i'm outside and it looks dark, are you closed
      till when are you open today
      currently open?
      are you there today
      is it too late to drop in today
      when do you shut tonight
      are you open yet this morning
      i'm round the corner, is someone there at this hour
      r u open
      are you open rn
      is it open today
      still open?
      can i pop over now, is anyone in
      is the place shut already
      what time today do you close
      when are you open today
      are you closed today
      open this afternoon?
      anyone in at the moment
      Front desk staffed at the moment?
      what time do you shut tonight, desk i mean
      u open
      is anyone there at the min
      you lot still open or have you shut
      can i come round now, are you open
      is the door open right now
      are ye open at this minute
      are you shut yet
      you open right now?
      is anyone there at the minute
      can i pop in right now
    `),
    answer: { lookup: 'opening-hours' },
    slots: ['day', 'time'],
    followUps: ['opening_hours', 'classes_find', 'directions', 'contact_details'],
  },
  {
    id: 'holiday_closures',
    question: 'When are you closed?',
    examples: parseExamples(`
      do you close for christmas
      easter opening times
      are you open new years day
      closed in august?
      which days are you shut this year
      christmas hours
      bank holidays open?
      are you closed on bank holidays
      xmas opening
      when do you shut for the holidays
      when do you reopen after christmas
      are you open on christmas eve
      is the studio closed on good friday
      may bank holiday, open or not
      what are your festive opening hours
      closed days
      do you have a summer break
      are you open on the 27th of december
      new year's eve opening hours
      holiday closure dates
      is the studio shut between the years
      will you be open on easter monday
      how long are you closed over christmas
      open on public holidays?
      do you take a break in january
      are you open over christmas
      closed for the holidays?
      new year opening
      bank hol monday are you open
      what happens over easter
      are you shut on bank holidays
      when are you back after xmas
      do you open on new year's eve
      is the studio open on public hols
      closing dates for december
      are you open during half term
      holiday hours
      bank holiday opening hours
      are you closed at easter
      when are you closed
      Do you close between Christmas and the New Year?
      are yous open boxing day
      bank holiday monday normal hours?
      do you run over easter
      are you open christmas day
      is the studio open on the 25th
      do you shut on new years day
      what are you doing about opening over the jubilee bank holiday
      open on good friday?
      when do you break up for xmas
      any class on christmas eve
      please say you're open on boxing day
      are there classes on new years day
      open nye?
      are you open on the august bank holiday
      early may bank holiday open?
      are you open good friday and easter monday
      open christmas eve and new years day
      what about the spring bank holiday
      are you open boxing day and new years eve
      shut on may day?
      are you shut over easter
      do you open on boxing day
      when do you close for christmas
    `),
    answer: { lookup: 'opening-hours' },
    slots: ['day'],
    followUps: ['opening_hours', 'classes_find', 'freeze_membership'],
  },
];
