import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the studio and its founder. */
export const aboutStudioTopics: readonly AssistantTopic[] = [
  {
    id: 'about_studio',
    question: 'Tell me about the studio',
    examples: parseExamples(`
      how long have you been going
      what makes you different
      whats the story behind the name
      are you part of a chain
      is it a family business
      when did you open
      what is miles street
      what kind of studio are you
      what do you do here
      about you
      why should i choose you over other studios
      are you independent
      is it a boutique studio
      is this a gym or what
      are you new
      whats special about your place
      what is your philosophy
      tell me a bit about the studio
      who are you
      how old is the studio
      is it a posh place
      describe your studio in a sentence
      why are you called miles street
      what sort of people come to you
      what is this place
      whats the studio like as a company
      when was the studio founded
      how did it all begin
      what's your ethos
      is it a small studio
      tell me more about you guys
      what are you about
      are you an independent business
      background of the studio
      about the studio
      about miles street
      what is the studio
      How long have you been established in Vauxhall?
      so what is this place
      whats so special about you lot
      are you a chain or independent
      tell me a bit about yourselves
      what's miles street all about
    `),
    answer: {
      text: '{name} is a small studio at {address}. Groups are small, so your instructor can see you. It’s our only studio. I don’t know when it opened or where the name comes from.',
      links: [
        { label: 'Look around the studio', to: '/studio/environment' },
        { label: 'Compare the classes', to: '/classes' },
      ],
    },
    followUps: ['founder', 'class_describe', 'instructor_list', 'tour', 'address'],
  },
  {
    id: 'founder',
    question: 'Who founded the studio?',
    examples: parseExamples(`
      who owns the studio
      who founded it
      who is behind the studio
      founder?
      who started miles street
      who set it up
      whose studio is it
      name of the owner
      who is in charge of this place
      is the owner a teacher
      does the founder still teach
      who is the boss
      who created miles street
      is ines the owner
      why did the founder open a studio
      did ines duarte start it
      who is in charge there
      who had the idea for this
      what did the owner do before
      is it owned by a woman
      founders story
      who's the proprietor
      tell me about the person who opened it
      who's the founder
      owner name
      who opened the studio
      who's the owner of miles street
      whos the woman who founded it
      who is ultimately responsible for the studio
      does the owner still work there
      who came up with miles street
      founder name please
      who is the owner
      Who started the business, may I ask?
      who is behind miles street
      is the owner one of the teachers
      who owns the place
      who runs this place
      who's in charge
      who set up the studio and does she still teach
    `),
    answer: { passage: 'site:founder' },
    followUps: ['about_studio', 'instructor_list', 'instructor_info', 'contact_details'],
  },
];
