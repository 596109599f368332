import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics of greetings, thanks and goodbyes. */
export const greetingTopics: readonly AssistantTopic[] = [
  {
    id: 'greeting',
    question: 'Hello',
    examples: parseExamples(`
      hi
      hello
      hey there
      good morning
      hiya
      evening
      hello is this the studio
      yo
      hey
      morning
      good afternoon
      good evening
      hi there
      helloo
      hey guys
      heya
      hello there
      hi team
      alright?
      hi, anyone about
      wotcha
      greetings
      howdy
      oi oi
      hi miles street
      afternoon all
      hi hi
      ello
      hey you
      hi miles
      hello again
      hi good morning
      hello good evening
      hey hey
      hi, um, hello
      good morning my dear
      evening all
      anyone there?
      hello is anybody around
      anybody home
      helloo is somebody there
      is someone on this chat
    `),
    answer: {
      text: 'Hello. Are you looking for a class, a price or a good place to start?',
      suggestions: ['Classes tomorrow', 'What does a class cost?', 'Book a tour'],
    },
    followUps: ['capabilities'],
  },
  {
    id: 'thanks',
    question: 'Thank you',
    examples: parseExamples(`
      thanks
      thank you so much
      cheers
      great, thanks for your help
      that's helpful
      ta
      perfect thank you
      brilliant
      thank you
      thx
      many thanks
      ty
      amazing thanks
      lovely, ta
      nice one
      thanks a lot
      much appreciated
      thank u
      cheers mate
      that's great thanks
      super helpful, thank you
      fab
      wonderful thanks
      thanks a million
      you've been very helpful
      good to know
      great stuff
      awesome
      ah ok thanks
      tysm
      thanks so much
      thank you very much
      thanks for your help
      great thank you
      ok thank you
      cool thanks
      ta love
      you're a star thank you so much
      oh great thanks
      sound, thanks a million
      bless you
      bless you my dear
      much obliged
      thats so kind, thank you
      brilliant thx
      lol ok
      haha ok
      ok cool
      ok lol thanks
      right ok
    `),
    answer: { text: 'You’re welcome. Is there anything else I can help with?' },
    followUps: ['goodbye'],
  },
  {
    id: 'goodbye',
    question: 'Goodbye',
    examples: parseExamples(`
      bye
      goodbye
      see you
      that's all
      have a nice day
      i'm done
      nothing else
      speak later
      ciao
      thats everything, bye
      bye bye
      see ya
      good night
      cya
      take care
      that's all i needed
      have a good one
      no that's it
      laters
      catch you later
      cheerio
      nothing more, goodbye
      ok bye
      see you at class
      have a lovely evening
      toodle pip
      im off now
      all done
      thats it thanks bye
      goodbye for now
      bye for now
      see you soon
      see you later
      bye then
      k bye
      that's everything, have a nice evening
      right so, bye bye bye
      take care now
      im off, bye
      night night
      nighty night, thanks
    `),
    answer: { text: 'Bye for now. See you at the studio.' },
  },
];
