import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

const account = { label: 'Your account', to: '/account' };

/** Topics about undoing a cancellation or a freeze, and about coming while a membership is frozen. */
export const membershipDetailTopics: readonly AssistantTopic[] = [
  {
    id: 'keep_membership',
    question: 'Can I undo cancelling my membership?',
    examples: listExamples(`
      can i undo cancelling my membership
      i cancelled my membership by mistake
      cancelled my membership but changed my mind
      how do i keep my membership after cancelling it
      i want my membership back
      can i restart my cancelled membership
      undo membership cancellation
      i pressed cancel membership by accident
      reverse the cancellation of my flow membership
      i cancelled my flex but want to keep it now
      can i uncancel my membership
      changed my mind about leaving, can i stay a member
      i've cancelled but i'd like to carry on with the membership
      resume my cancelled subscription
      is it too late to keep my membership
      membership says ends on 12th but i want to continue
      accidentally ended my membership can you reactivate it
      reactivate membership
      can i take back my membership cancellation
      i shouldn't have cancelled my monthly one, can it be undone
      clicked cancel on my membership oops
      i cancelled the anytime yesterday, how do i get it going again
      what if i change my mind after cancelling the membership
      can you un-cancel my flow
      by mistake, i didn't mean to cancel the membership
      i cancelled my membership, can i undo it
    `),
    answer: {
      text: 'Yes, until the month you’ve paid for ends. Open the membership in your account and select ‘Keep membership’. After that it has ended and you’d need a new one. If a payment had failed when you cancelled, the membership ended straight away.',
      links: [account],
    },
    slots: ['product'],
    followUps: ['cancel_membership', 'membership_renewal', 'talk_to_human'],
  },
  {
    id: 'cancel_freeze',
    question: 'Can I undo a freeze?',
    examples: listExamples(`
      can i undo a freeze
      how do i unfreeze my membership
      unfreeze
      un-freeze please
      cancel the freeze on my membership
      i froze my membership but changed my mind
      stop the freeze
      can i end the freeze early
      i want to come back before my freeze is over
      unpause my membership
      how do i unpause
      resume my frozen membership
      i'm back early, can i restart my membership
      remove the freeze
      i don't need the freeze anymore
      frozen by mistake how do i undo it
      freeze cancelled? how
      can my freeze be lifted
      take the pause off my membership
      end my pause sooner
      restart membership after freeze
      my holiday got cancelled so i don't need the freeze
      does the freeze stop by itself
      when does my frozen membership start again
    `),
    answer: {
      text: 'Select ‘Cancel freeze’ in your account. You can do that until one hour before the payment date on which it starts. Once it has started, I don’t know of a way to end it early. Your membership continues automatically when the freeze ends. Our team can tell you what’s possible. Shall I ask our team?',
      links: [account],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['freeze_membership', 'frozen_membership_use', 'talk_to_human'],
  },
  {
    id: 'frozen_membership_use',
    question: 'Can I come during a freeze?',
    examples: listExamples(`
      can i come while my membership is frozen
      my membership is frozen can i still book a class
      can i pay for a single class during my freeze
      do i get the member discount while frozen
      membership paused but i want to come once
      can i drop in while my membership's on pause
      frozen membership, can i just pay for saturday
      what if i want to come during the freeze
      does the 10% off still work when my membership is frozen
      do i keep my discount during a freeze
      i froze my membership but fancy one class
      book a class with a frozen membership
      am i allowed in during a freeze
      can i use my membership while it is frozen
      one off class while paused
      i'm on a freeze, how do i book a one off
      is my member price gone while i'm frozen
      during the pause can i still come to yoga
      can i buy a drop-in if my membership is on hold
      while frozen what do i pay for a class
      i paused my flow but want to do one class tonight
      does freezing stop me from booking
    `),
    answer: {
      text: 'Yes, you can book and pay for single classes like anyone else. While your membership is frozen it covers no classes, and the member discount is paused too.',
      links: [{ label: 'See the timetable', to: '/timetable' }, account],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['cancel_freeze', 'price_class', 'book_now'],
  },
];
