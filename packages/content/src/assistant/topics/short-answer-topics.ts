import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics of short answers to the assistant’s questions. */
export const shortAnswerTopics: readonly AssistantTopic[] = [
  {
    id: 'affirm',
    question: 'Yes, please',
    examples: parseExamples(`
      yes
      yes please
      ok
      sure
      that would be great
      yep go ahead
      sounds good
      please do
      yeah
      correct
      that one please
      yup
      y
      yes pls
      ya
      okay
      go for it
      absolutely
      definitely
      of course
      yes do that
      why not
      if you could
      yeah please
      that's right
      exactly
      perfect, do that
      alright then
      okey dokey
      yes thats the one
      mm yes
      i would
      please
      fine by me
      right
      indeed
      yes i do
      great, let's do that
      works for me
      👍
      yes that would be lovely
      aye
      k
      ok cool go ahead
      yes that one
      yes please do
      yes go ahead
      yes thanks
      yes thank you
      ok yes
      ok please
      ok sure
      yeah go on
      yeah sure
      yep please
      yes ok
      sure thing
      sure please
      that's fine
      that works
      that sounds good
      sounds great
      yes i want that
      yes i'd like that
      yeah that one
      yes ask them
      yes, ask your team
      please ask
      yes that's right
      ok ask the team
      go on so
      aye go for it
      That would be lovely dear
      ok please do
      yep do that
      sure why not
      yes please get someone to look
      please ask them for me
      ok ask somebody
      ask them then
      yeah check with the team
      go ahead and ask
      please find out
      yes pass it on
      that'd be great, ask them
      do ask
      aye ask them
      mm ok
      ok lets do that
      yes check please
      yes do
      ok ask
      please go ahead
      yh go on
      let the team know please
      ok ask em
      ask away
      let the team know
      yes get them to look at it
      go ahead please
      sounds good, ask
      would you ask them please
      yes if you could
      yeah ask your people
      ok then
      ask your people
      ok then ask
      yes, check for me
      ya ask them
      please do go ahead
      cool, pass it to them
    `),
    answer: {
      text: 'Of course. What would you like to know?',
      suggestions: ['Classes tomorrow', 'What does a class cost?', 'Talk to your team'],
    },
  },
  {
    id: 'deny',
    question: 'No, thanks',
    examples: parseExamples(`
      no
      no thanks
      nope
      not now
      i'd rather not
      never mind
      leave it
      not that one
      no thank you
      nah
      no its fine
      don't worry
      forget it
      not really
      no need
      n
      no way
      nah you're alright
      not today
      maybe later
      i don't think so
      it's ok, don't bother
      not interested
      don't
      none of those
      neither
      wrong one
      no not that
      no i'm good
      im good thanks
      no, another one
      not the first one
      please don't
      skip it
      doesn't matter
      scrap that
      no ta
      no that's wrong
      rather not
      changed my mind
      not yet
      no leave it as it is
      stop
      no thank you not now
      no not now
      no that's ok
      no that's fine
      no don't
      no i don't want that
      no thanks, not now
      not that
      no not really
      i don't want that
      no i'll leave it
      no i won't
      nope thanks
      no thanks i'm ok
      no it's ok
      no don't ask them
      no need to ask
      no leave it, i'll sort it myself
      ah no you're grand
      naw
      No dear, don't trouble them
      nah leave it
      dont bother them
      naw leave it
      dont ask them
      no youre grand
      ill leave it thanks
      nah skip it
      not necessary
      dont trouble anyone
      no its fine ill ask at the desk
      nae bother, leave it
      i'll find out myself
      no im fine
      leave that
      no thank you dont ask
      im fine
      nah dont
      no i'd rather not
      leave it for now
      no, another time
      no, let it be
      nah im ok
      let it go
      nah its alright, leave it
      don't bother
      no need mate
      nah forget about it
      no ur fine thanks
      you're alright, cheers
      nah it's ok
    `),
    answer: { text: 'No problem. Is there anything else?' },
  },
  {
    id: 'wait',
    question: 'One moment',
    examples: parseExamples(`
      hang on
      one sec
      wait
      hold on
      just a minute
      brb
      give me a moment
      one moment
      let me check
      bear with me
      hold on a sec
      wait a min
      let me think
      just checking my diary
      two ticks
      gimme a sec
      let me ask my husband
      hang on a minute
      wait wait
      i need to look at my calendar first
      sec
      not ready yet, one moment
      be right back
      let me have a look
      i'll come back to you
      hmm let me see
      wait a moment
      one minute please
      just a sec
      hold on please
      give me a minute
      wait a sec
      wait please
      just a second
      one second
      hang on a sec
      i'll be back in a minute
      i need a minute
      let me think about it
      i'm thinking
      hang on, patient buzzing
      let me check my diary
      gimme two mins
    `),
    answer: { text: 'Take your time. I’m here when you’re ready.' },
  },
];
