import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about missed classes and lost authenticator apps. */
export const missedClassAndLostAppTopics: readonly AssistantTopic[] = [
  {
    id: 'missed_class',
    question: 'I missed my class',
    examples: parseExamples(`
      i missed my class this morning, is that money gone
      overslept and missed the 7am, can i get it back
      i was in bed with a stomach bug and didn't make it, do i lose the session
      completely forgot about yesterday's class, what happens to my credit
      couldn't get there last night because of the trains, any chance of my money
      had food poisoning and missed it, obviously couldn't ring
      my alarm didn't go off so i missed reformer, can you give me the session again
      didn't make it on tuesday, my little one was in a and e
      i was too unwell to come and too unwell to cancel, what now
      wasn't able to attend on saturday, is there anything you can do
      i know i should have cancelled but i was throwing up all night, do i lose it
      got stuck at work and missed the 18.00, is it just tough
      no showed by accident, sorry, what happens
      i totally got the days mixed up and wasn't there
      missed class because of a funeral, can the session be put back
      do i get anything back for the class i missed
      flight was delayed so i missed this morning's class
      was on my way when the car broke down and i never got there, does it count
      had a migraine and missed the class, am i charged
      couldn't come last night, does the session still get used
      i slept through my alarm again, does that class still count
      my mother was rushed to hospital so i didn't come, can i have the session back
    `),
    answer: {
      text: 'If you missed the class, your place counts as used, so there’s no automatic refund and the session isn’t returned. I can’t make exceptions, but our team can look into it. Shall I ask them?',
      links: [{ label: 'My bookings', to: '/bookings' }],
      offer: 'talk_to_human',
    },
  },
  {
    id: 'authenticator_lost',
    question: 'I’ve lost my authenticator app',
    examples: parseExamples(`
      my authenticator app was on my old phone
      got a new phone and the authenticator is empty
      i can't get the six digit number because i lost my phone
      lost my mobile so the two step thing won't let me in
      how do i log in without my authenticator
      phone was stolen, can't do the second step at login
      i deleted google authenticator by mistake
      my 2fa is gone, how do i get into my account
      two factor app wiped, locked out
      where do i find my recovery codes
      what's a recovery code and where is mine
      i've no recovery codes and no phone
      can you turn off two step verification for me
      please reset my 2fa
      changed handset and the login codes don't come up any more
      two-step verification is locking me out
      the app that makes the codes isn't working
      the code from my authenticator is always wrong
      cant log in, it wants a number from an app i don't have now
      need to remove the authenticator, new mobile
      used all my recovery codes, what now
      microsoft authenticator lost my account, how do i get back in
    `),
    answer: {
      text: 'Enter one of your recovery codes instead of the code from your authenticator app. If you don’t have any left, our team has to check that it’s you before they can help. Shall I ask them?',
      links: [{ label: 'Log in', to: '/login' }],
      offer: 'talk_to_human',
    },
  },
];
