import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about noise, light and phones in class. */
export const quietAndPhoneTopics: readonly AssistantTopic[] = [
  {
    id: 'sensory_needs',
    question: 'I’m autistic or sensitive to noise',
    examples: parseExamples(`
      i'm autistic, what should i expect in a class
      loud noise overwhelms me, which class is calm
      i've got adhd and can't lie still, is that a problem
      bright lights give me trouble, how bright is the room
      do you use incense or strong smells
      can i wear ear defenders in class
      sensory overload is an issue for me, is it ok
      my daughter of 19 is autistic, how would the teachers treat her
      do you have a quiet class without music
      i get overwhelmed in groups, can i sit at the back
      is there any flashing light
      i'm neurodivergent and like to know the plan beforehand
      can i step out for a minute if it's too much
      strong perfume makes me ill, are there scented candles
      i have ptsd and don't like the dark in yin, are the lights out
      is the room dark during sound healing
      can i skip the bit where everyone holds hands or chants
      i have tourette's, would people mind
      do people talk a lot in class, i struggle with small talk
      i'm dyspraxic and mix up left and right
      can you tell me what a class looks like step by step, change stresses me
    `),
    answer: {
      text: 'You’re welcome here, and groups are small. We play quiet music in every class except Restorative. Tell the instructor before class what helps you, and you can pause or step out at any time. I don’t know about lights or scents in every class. Shall I ask our team?',
      passages: ['rooms:quiet'],
      otherwise:
        'You’re welcome here, and groups are small. Tell the instructor before class what helps you, and you can pause or step out at any time. I don’t know about music, lights or scents in every class. Shall I ask our team?',
      links: [{ label: 'The rooms', to: '/studio/environment' }],
      offer: 'talk_to_human',
    },
  },
  {
    id: 'phone_in_class',
    question: 'Can I have my phone in class?',
    examples: parseExamples(`
      can i keep my phone next to me
      i'm on call, may i have my phone on silent
      do phones have to go in the locker
      babysitter might ring, can i have my mobile in the room
      can i wear my apple watch
      is it ok to have my phone on vibrate
      what if my work needs to reach me during class
      can i check messages in class
      my mum's in hospital so i need my phone on
      are smart watches ok
      can i have my airpods in
      can i listen to my own music
      do i have to switch my phone off
      are mobiles banned
      someone was texting in class, is that allowed
      doctor on call here, is my bleep a problem
      can i use a fitness tracker
      i need to keep my phone for an emergency
      can i leave my phone on the mat
      is there a rule about phones
      can i track my workout on my phone
    `),
    answer: {
      text: 'Please leave your phone in a locker during class. If you need to be reached, tell the instructor before class. I don’t know of an exact rule for watches or calls. Shall I ask our team?',
      passages: ['rooms:quiet'],
      otherwise:
        'If you need to be reached, tell the instructor before class. I don’t know of an exact rule for phones, watches or calls. Shall I ask our team?',
      offer: 'talk_to_human',
    },
  },
];
