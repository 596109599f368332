import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about first aiders and equipment for emergencies. */
export const firstAidTopics: readonly AssistantTopic[] = [
  {
    id: 'first_aid',
    question: 'Is anyone trained in first aid?',
    examples: parseExamples(`
      do instructors know first aid
      is there a defibrillator
      what happens if somebody gets hurt
      is there a first aider on site
      any first aid kit
      what do you do if someone faints in class
      are the staff trained in cpr
      what happens in a medical emergency
      do you have an emergency procedure
      is there someone trained in first aid on site
      severe allergies, do you keep an epipen
      whats your first aid cover
      is anybody on your team a qualified first aider
      have you got an aed at the studio
      where do you keep the defibrillator
      do you keep a first aid box
      our company needs to know about first aid cover before we book
      filling in a risk form, is there a trained first aider present
      who gives first aid if a client is taken ill
      do the teachers hold first aid certificates
      is there a defib nearby
      what is your procedure if a client has a fall
      do you have an accident book
      are your front desk people first aid trained
      ive got a heart thing so id like to know if theres a defib
      does someone on site know how to use an epipen
      emergency plan for medical incidents?
      who do i tell if someone gets hurt
      is there an aed in the building
      are you first aid trained
      is a first aider always there
    `),
    answer: {
      text: 'In an emergency, call 999. If you’re at the studio, tell an instructor too. I don’t know who’s trained in first aid, or whether there’s a defibrillator. Shall I ask our team?',
      offer: 'talk_to_human',
    },
    followUps: ['insurance', 'instructor_qualified', 'waiver_form', 'talk_to_human'],
  },
];
