import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const account = { label: 'Your account', to: '/account' };

/** Topics about undoing a cancellation or a freeze, what a membership includes, and changing it. */
export const membershipDetailTopics: readonly AssistantTopic[] = [
  {
    id: 'keep_membership',
    question: 'Can I undo cancelling my membership?',
    examples: parseExamples(`
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
      i shouldn't have cancelled my monthly one, can it be undone
      clicked cancel on my membership oops
      i cancelled the anytime yesterday, how do i get it going again
      what if i change my mind after cancelling the membership
      can you un-cancel my flow
      by mistake, i didn't mean to cancel the membership
      i cancelled my membership, can i undo it
      can i change my mind after cancelling my membership
      cancelled my membership, want to keep it after all
      how do i cancel my membership and what if i change my mind
      can i resume my membership
      restart a membership i cancelled
      can i take back my membership cancellation
      can i change my mind after that
      and if i change my mind later
      what if i want to stay after i cancelled
      and could i still change my mind before the end
      changed my mind, i want to stay a member
      i pressed cancel on my membership but want it after all
    `),
    answer: {
      text: 'You can undo it until the month you’ve paid for ends. Open the membership in your account and select ‘Keep membership’. After that it has ended and you’d need a new one. If a payment had failed when you cancelled, the membership ended straight away.',
      links: [account],
    },
    slots: ['product'],
    followUps: ['cancel_membership', 'membership_renewal', 'talk_to_human'],
  },
  {
    id: 'cancel_freeze',
    question: 'Can I undo a freeze?',
    examples: parseExamples(`
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
      froze it but i changed my mind
      can i undo the pause
      stop the pause and go back to normal
      can i undo that freeze
      undo the freeze please
      i'd like to start again before the freeze is over
      can i call off the pause i set up
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
    examples: parseExamples(`
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
      can i still come while it's paused
    `),
    answer: {
      text: 'While your membership is frozen, it covers no classes and the member discount is paused. You can still book and pay for drop-ins.',
      links: [{ label: 'See the timetable', to: '/timetable' }, account],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['cancel_freeze', 'price_class', 'book_now'],
  },
  {
    id: 'member_benefits',
    question: 'What discount do members get?',
    examples: parseExamples(`
      do members get money off
      what are the perks of being a member
      member discount
      what do i get as a member
      do i pay less for reformer if i have a flow membership
      benefits of membership
      is there 10% off for members
      do members get cheaper 1:1s
      whats the member price for a drop in
      advantages of joining
      do you get discount on packs when you're a member
      member rate for sound healing?
      i have flex 4, do i get something off yoga
      extra benefits for members
      is it cheaper with an account
      does having an account give me a lower price
      do members get priority booking
      what does membership give me apart from classes
      any rewards for members
      members money off privates
      does my discount still work while my membership is frozen
      how do i get the members' reduction
      where do i see my 10% at checkout
      does the member discount apply for my friend too
      discount for subscribers on single classes
      do members get a discount
      what discount do members get
      what are the benefits of a membership
      how much do members save
      what's the member discount
      do members pay less
      is it cheaper for members
      member benefits
      do i get 10% off as a member
      what do members get
      do members pay less for sound healing
      10% off what exactly
      do i get anything off one to ones as a flex 8
      what perks do you get as a member
      do i get a discount on a pack if i have flex 4
      10% off which things as a member
      what do i save as a member
      is my member discount on packs too
      how much do members save on one to ones
      members save how much on one to ones
      and what would it be with a membership
      and as a member?
      what would a 1:1 cost me as a member
      price of a one to one for flow members
      and with a membership
      how much for members
      what do members pay for reformer
      price with membership
      does the member discount work on gift cards
      is sound healing cheaper for members
      is the 10% on everything
      what is the member discount good for
      what perks do members get
      do i pay less for a 1:1 as a member
    `),
    answer: { lookup: 'member-discount' },
    slots: ['product', 'activity'],
    followUps: ['memberships_info', 'what_to_buy', 'covers_what'],
  },
  {
    id: 'change_membership',
    question: 'Can I change my membership?',
    examples: parseExamples(`
      can i upgrade to unlimited
      change from flex 4 to flex 8
      switch my plan
      downgrade my membership
      can i move from off-peak to anytime
      i want the other membership instead
      swap my pack for a membership
      go up from four sessions to eight
      can i change plans in the middle of a month
      upgrade membership
      switch membership
      i'd like a smaller membership
      my hours changed at work so i need anytime now rather than off peak
      change subscription type
      can i convert my pack into a membership
      move me down to flex 4
      swap flow for reformer flex
      is it possible to upgrade and pay the difference
      can i add reformer to my flow membership
      can i have two memberships at once
      i want to go from unlimited to four a month
      modify my membership
      what happens to my sessions if i switch plan
      transfer my membership to my sister
      change tier
      can i change my membership
      i want to change my membership
      can i switch membership
      upgrade my membership
      can i upgrade my membership
      can i downgrade my membership
      change my membership to flex 8
      switch from flow to reformer flex
      how do i change my plan
      change to the off-peak membership
      I'd like to go from Flex 4 to Flex 8
      can i drop from anytime to off peak when term starts
      move from anytime down to off-peak
      upgrade me to flex 8
      switch plan
      fancy going up to eight a month
      go up from four to eight a month
      fancy switching from off-peak to anytime
      can i downgrade
      swap me to the smaller plan
      smaller plan please
      swap flex 8 for flex 4
      want a different plan from next month
      different plan from next month
      i want another membership next month
      move me onto flow from january
      can i go from off peak to anytime
      swap flex 4 for flex 8 please
      i'd like to downgrade to four a month
      after my freeze i'd like the cheaper plan, can i switch
      can i freeze and then move to another membership
      can my employer pay for my membership instead of me
    `),
    answer: {
      text: 'You can’t switch online, and you can’t turn a pack into a membership. You can cancel your membership in your account, and it’ll run until the end of the month you’ve paid for. Shall I ask our team about switching?',
      links: [
        { label: 'Your account', to: '/account' },
        { label: 'See memberships', to: '/pricing#memberships' },
      ],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['memberships_info', 'cancel_membership', 'membership_renewal', 'talk_to_human'],
  },
];
