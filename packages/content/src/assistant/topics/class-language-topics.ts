import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about the languages that instructors speak. */
export const classLanguageTopics: readonly AssistantTopic[] = [
  {
    id: 'class_language',
    question: 'Which languages do instructors speak?',
    examples: parseExamples(`
      are classes taught in english
      is there an instructor who speaks italian
      do you have anyone who speaks polish
      is there a class in portuguese
      any teachers who speak arabic
      does anyone at the studio speak mandarin
      is everything in english
      english not my first language, will i manage in class
      which language is the class in
      do the instructors speak slowly, i'm still learning english
      is it possible to have a spanish speaking teacher
      is there someone who speaks french
      do you have spanish speaking staff
      do any instructors speak portuguese
      is there anyone who speaks german
      any instructor that speaks italian
      teacher who speaks french?
      is there a portuguese speaking instructor
      my english isn't great, will i follow the class
      my mum doesn't speak english, can she follow a class
      is the class only in english
      do u have a teacher who can explain in polish
      which teachers speak another language
      i only know a little english, is the class hard to follow
      somebody that speaks turkish to teach us
      do your instructors know any arabic
      can the teacher explain it in spanish for my wife
      looking for a chinese speaking teacher
      any teacher speaks russian
      is english ok for the classes or do i need to speak it well
      my wife speaks only spanish, could she do a class
      are there classes in french
      class in german?
      what language is it in
      in which language is the class
    `),
    answer: {
      text: 'I don’t know which languages our instructors speak. They show every exercise as well as explaining it. Shall I ask our team?',
      passages: ['access:hearing-and-sight'],
      otherwise: 'I don’t know which languages our instructors speak. Shall I ask our team?',
      offer: 'talk_to_human',
    },
    followUps: ['instructor_list', 'hearing_sight', 'talk_to_human'],
  },
];
