import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const dateAndTimeTopics: readonly AssistantTopic[] = [
  {
    id: 'date_time_now',
    question: 'What day is it?',
    examples: parseExamples(`
      what day is it
      what's the date today
      what time is it
      whats todays date
      is it monday today
      what time is it now in london
      current time
      which day is it today
      today's date please
      is today a bank holiday
      what date is next tuesday
      what day is the 14th
      tell me the time
      do you know what time it is
      how many days until saturday
      is it still november
      what week are we in
      date?
      what year is it
      what's the time
      day of the week today
      when is easter this year
      is your timetable in london time
      what timezone do you use
      have the clocks gone back
      what date is it tomorrow
      what is today's date
      what day is it today
      what time is it now
      what's the date
      what day is today
      do you know the date
      what time is it there
      which month is it
    `),
    answer: {
      text: 'I can’t tell you the date or time, but you’ll find today’s classes on the timetable. All times are London time.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
    followUps: ['booking_horizon'],
  },
];
