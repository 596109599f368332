import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about late cancellations and missed classes. */
export const lateCancellationTopics: readonly AssistantTopic[] = [
  {
    id: 'cancel_late',
    question: 'Can I cancel at the last minute?',
    examples: parseExamples(`
      i woke up ill and my class is in two hours
      my class is tonight and i cant come, do i lose it
      i'm inside the 24 hours, what can i do
      child is sick, have to drop out today
      can you make an exception, it's an emergency
      give up my place for this evening
      its too late to cancel online
      family emergency, can't come today, will i be charged
      release my place
      last minute cancellation
      i'm poorly and can't make class this morning
      late cancel
      it's less than 24h, can i still get my money back
      class in 3 hours and im stuck at work
      got covid, class is tonight
      i know it's short notice but i can't come today
      my train's cancelled so i wont make it this evening
      same day cancellation fee
      can i cancel 5 hours before
      babysitter let me down, have to cancel now for tonight's class
      feeling rough, was meant to be at reformer at 10 this morning
      hurt my back last night, class is at 7am, do i lose the session
      it won't let me cancel for free anymore
      is there any way round the 24 hours
      what happens if someone takes my place after i release it
      cancel my class today
      migraine, cant do the class in an hour, sorry
      can i still cancel for tonight
      can i cancel last minute
      i'm ill and my class is today
      i can't come today
      i can't make tonight's class
      can't make it tonight
      i have to cancel at short notice
      i'm sick and have class in an hour
      my class is in two hours and i can't go
      am i too late to cancel
      less than 24 hours
      i need to drop out of today's class
      can i still cancel today
      it's the same day, can i cancel
      can i cancel a few hours before class
      class is in an hour and i have to cancel
      i can't come tonight
      i won't make it tonight
      i can't make class this morning
      i have to drop out tonight
      what if i cancel with less than 24 hours
      can i get my session back if i cancel today
      it says it's too late to cancel
      i'm not well, can't come to class today
      rota just changed, class is in 9 hours. can i get out of it without losing my session
      Client call has just been put in at 6. My class is at 6:45 today. What are my options?
      what does release my place mean
      what happens when i give up my place
      if i give up my place do i get a refund
      giving up my place late, what does that do
      Is it too late to drop out of the 7am without being charged? It's 9pm now.
      show call moved, class is in 3 hours, is there any point cancelling
      can i still bail on tonight's yin and get my credit back
      class starts in an hour and i'm ill. do i get anything back if i pull out
      is it too late to cancel tonight without paying
      what is releasing a place
      what does release my spot do
      explain the release button
      if i release it do i get anything
      class is in four hours and work has blown up
      can i bail on tonights vinyasa and keep my credit
      it's 8pm, class is 7am. can i drop it
      something came up for this evening's class, what are my options
      less than a day to go, can i get out
      do i lose it if i cancel this afternoon for tonight
      kid has just been sick, class is at 9.30 this morning. do I forfeit it?
      I see a button that says release. what happens if I press it
      five hours before, any refund?
      three hours before, do i get a refund
      child is ill, class is this morning. do i lose it
      forfeit my session if i pull out now for tonight?
      can i still cancel, it starts at noon today
      cancel 10 hours before, any money back
      work meeting moved to 5, my class is 5.30, am i screwed
      pressed release, what now
      meeting moved, class in half an hour, am i screwed
      boss wants me till 7 and im booked at 6, help
      i pressed release, what next
      i released my spot, will i get the money
      did someone take the place i released
      tube strike today, cant get to the 6, will i be refunded
      cant come in 2 hours
      bailing this close, what do i lose
      too late to get my session back for this evening?
      its tonight and i've a migraine. can i have my session back
      meaning of release?
      migraine, class tonight, can i have my session back
      woke up ill and its this morning, do i lose it
      do i get anything if i cancel now, it starts at 6 tonight
      what's this releasing thing
      is it too late to cancel for tomorrow
      too late to cancel tonight's?
      how much do i lose if i cancel on the day
      what does it cost to cancel the same day
      am i too late to cancel my 9am
      what if no one takes the place i release
      and if nobody books my spot
      do i get anything if my released place stays empty
      if nobody takes it do i lose the money
      my class is in three hours
      and if the class is in two hours
      what if it starts in an hour
      the class is tomorrow at noon, is it still free
      it's tomorrow morning, too late?
      my class is at 8 tomorrow
      what if i'm ill on the day and can't come
      what if something comes up an hour before
      it's in five hours, do i get anything back
      class is tonight, what happens if i cancel
      something's come up and it's in three hours, can i get out of it
      class is tonight and i can't go, do i lose the money
      i released my place and someone took it, do i get my money
      gave up my spot late and the class filled up, am i refunded
      somebody booked my place after i cancelled late, what now
    `),
    answer: { lookup: 'cancel-late' },
    slots: ['booking', 'day', 'time', 'activity'],
    followUps: ['no_show', 'cancel_policy', 'talk_to_human'],
  },
  {
    id: 'no_show',
    question: 'What if I don’t turn up?',
    examples: parseExamples(`
      what if i don't turn up
      no show fee?
      missed my class this morning by accident, can i get it back
      what happens if i just don't come
      no show
      forgot my class
      i overslept and missed it
      do you charge for missed classes
      i didn't go to my class yesterday, is the session gone
      penalty for not showing up
      slept through my alarm, missed reformer
      if i miss a class do i lose the credit
      i totally forgot i had yoga last night
      what's the fine if i dont show
      i wasn't able to attend and didn't cancel
      will i be marked as absent
      it says missed but i was there
      marked as a no-show
      no shows policy
      i missed my booking, can i come to another instead
      what happens to my session if i don't attend
      didn't make it on sunday, can i have the class back
      got the day wrong and missed my class
      not turning up consequences
      do i get banned if i miss a class
      what happens if i miss my class
      what happens if i don't show up
      i missed my class
      i forgot to come to class
      do i get charged if i don't turn up
      no-show fee
      what if i miss a class
      is there a fee for not turning up
      i slept in and missed class
      what if i forget to cancel
      What happens if I simply don't appear?
      missed this morning, slept right through the alarm. do I still pay
      do you charge if i forget to come
      forgot to go last night. will you take a session
      what's the punishment for not turning up
      what happens to my session if i forget
      is there a fine for not coming
      i didnt go yesterday, did it cost me
      couldn't be bothered to come on sunday. lost the session?
      couldnt be bothered and didnt come, session gone?
      skipped sunday, is it lost
      overslept, is the money gone
      i simply wont show, whats the harm
      ghosted the 7am, what now
      i didn't make it in today, do you dock me
      do you dock me if i didnt make it in
      i missed it today, does it come off my pack
      couldn't make it in yesterday, is the session used
      never turned up, sorry, what happens
      so if i don't go i lose it?
      and if i simply don't come
      what happens to my session if i stay at home
      do i lose the session if i just don't go
      would i get anything back if i skip it
      is it gone if i don't attend
      so nothing comes back if i skip class
      will you mark me absent if i don't come
      was i charged for the class i missed
      do you charge a fine for no shows
      is there a penalty on top if i don't come
      how much do i lose if i miss it
      missed my class this morning, slept in
      didn't make it today, is the session gone
      slept through my alarm and missed class, do i get the session back
      missed it this morning, do i lose the session
      what's the damage if i just don't come
      do i get fined for not turning up
      if i forget to cancel and miss it what do i lose
      what if i miss it
      what if i miss that one
    `),
    answer: {
      text: 'Your place counts as used, so we don’t refund you or return your session. If you can’t come, release your place before the class starts. If someone takes it, we’ll refund you or return your session.',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'Cancellation rules', to: '/faq#cancel' },
      ],
    },
    slots: ['booking', 'day'],
    followUps: ['cancel_late', 'cancel_policy', 'refund_request', 'own_credits'],
  },
];
