import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about people in danger. Each hands the conversation to the team at once. */
export const emergencyTopics: readonly AssistantTopic[] = [
  {
    id: 'emergency_now',
    question: 'Someone needs medical help now',
    examples: parseExamples(`
      i have chest pain right now
      chest pain
      my chest hurts so much help
      pain in my chest and left arm
      tight chest since this morning's class, feels like an elephant on it
      crushing feeling in my chest
      my chest has gone really tight in the middle of reformer
      i think i'm having a heart attack
      heart attck in studio 1
      my heart won't stop racing since class and i feel dizzy
      heart is beating all weird after the strength class, should i worry
      palpitations right now and can't catch my breath
      she's fainted
      someone just fainted in studio 2
      the lady next to me passed out
      i'm about to faint
      i feel like i'm going to pass out
      blacked out during dynamic just now
      my friend collapsed
      a man has collpased in the changing room
      instructor just dropped to the floor
      she's not waking up
      he wont wake up
      we can't wake her after savasana
      she's unconscious
      unconcious person in the shower
      he isn't responding
      not responding to anything, eyes open
      someone isn't breathing
      shes not breathing!!
      i can't breathe
      cant breath help
      my friend can't breathe properly
      struggling to breathe
      he's gasping for air
      her lips are going blue
      he's choking
      someone is choking on a grape in the lounge
      chocking help
      there's blood everywhere
      she's bleeding really badly
      it won't stop bleeding
      cut her hand open, blood pouring out
      bleeding heavily from the head
      i've sliced my foot and it's gushing
      he's having a seizure
      my wife is having a fit on the mat
      siezure in studio 2 what do we do
      she's shaking and her eyes rolled back
      convulsing on the floor
      think she's having a stroke
      her face is drooping
      one side of his face has dropped
      my speech is slurred and my arm's gone numb
      suddenly can't move my left side
      mum can't speak properly and looks confused all of a sudden
      allergic reaction, throat closing up
      anaphylaxis
      anaphalactic shock i think
      her tongue is swelling
      where is an epipen i need one
      used my epipen, what now
      my face is swelling up after the smoothie
      asthma attack and no inhaler
      i just hit my head on the reformer and feel sick
      she fell off the reformer and banged her head
      he's hit his head and he's confused
      somebody fell down your stairs and isn't moving
      head injury in class just now
      i think i've broken my arm
      just snapped my ankle, can see the bone
      her leg is at a funny angle
      heard a crack and now i can't put weight on it
      i can't feel my legs after that fall
      dislocated my shoulder just now
      my waters have broken
      my waters just broke in the changing room
      i'm pregnant and bleeding
      30 weeks and i've started bleeding
      contractions every five minutes and i'm at the studio
      she's in labour here
      my baby has stopped moving
      call an ambulance
      need an ambulance now
      can someone ring 999
      do i call 999
      medical emergency
      emergency in studio 1
      someone is really hurt please help
      we need a first aider now
      i think she's dying
      is he dead
      no pulse
      who here knows cpr we need it now
      diabetic friend is having a hypo and not making sense
      he had a shock off the heater, he's on the floor
      i've taken too many tablets
      she took an overdose
      my hand is trapped in the springs
      severe burn from the steamer
      coughing up blood
      sudden terrible headache, worst of my life
      i've gone blind in one eye since class
      help help she just went down
      somethings wrong with my friend shes gone grey and sweaty
      just threw up blood
      the guy on bed 4 looks like he's dying
    `),
    answer: {
      text: 'Call 999 now. If you’re at the studio, stop and tell an instructor too. Don’t wait for a reply here. I’ve told our team.',
      handOver: true,
    },
  },
  {
    id: 'fire_or_danger',
    question: 'There’s a fire or danger at the studio',
    examples: parseExamples(`
      there's a fire
      fire in the studio
      fire!!
      the studio is on fire
      something is burning in the changing room
      i can smell smoke
      smoke coming out of the heater
      smells of gas in here
      i think there's a gas leak
      the fire alarm is going off, what do we do
      flames in the kitchen
      sparks coming from the plug
      room is filling with smoke
      a candle set the curtain alight
      carbon monoxide alarm is beeping
      socket has caught fire
      smoak in the corridor
      someone is breaking in
      there's an intruder in the studio
      front door has been smashed and someone's inside
      there's a man with a knife
      two people are fighting in reception
      someone is attacking the receptionist
      a guy is threatening us
      i've just been attacked outside the studio
      man shouting and hitting people at the entrance
      my ex has followed me to the studio and i'm scared
      somebody's following me from class
      he won't let us leave the room
      being robbed
      someone has just been stabbed outside yours
      a man just grabbed me in the changing rooms
      part of the ceiling has come down
      suspicious bag left in the entrance
    `),
    answer: {
      text: 'Get to safety and call 999 now. If there’s fire, smoke or gas, leave the building first and don’t go back in. Warn others if it’s safe to. I’ve told our team.',
      handOver: true,
    },
  },
  {
    id: 'distress',
    question: 'I’m in distress or not safe',
    examples: parseExamples(`
      i want to die
      i don't want to live anymore
      i'm suicidal
      feeling suicidal
      sucidal thoughts
      thinking about suicide
      i'm going to kill myself
      want to kill myself
      i want to end my life
      i want to end it all
      i can't go on
      cant go on like this
      i can't do this anymore
      what's the point of living
      no reason to live
      life isn't worth living
      everyone would be better off without me
      i wish i was dead
      wish i wouldn't wake up tomorrow
      i don't want to be here anymore
      i just want it all to stop
      nobody would miss me if i was gone
      i've been self harming
      i keep cutting myself
      i want to hurt myself
      scared i might do something to myself
      i've got pills here and i'm thinking of taking them
      i'm standing on a bridge
      i've written my goodbye letters
      this is goodbye, you won't hear from me again
      i have nothing left to live for
      i can't cope any more
      i'm at breaking point
      i feel so hopeless
      i feel worthless and empty
      i hate my life and i'm so tired of it
      can't stop crying, everything is too much
      i don't see a way out
      having really dark thoughts tonight
      my friend says she wants to die
      someone in my class told me they want to end things
      my son is talking about killing himself
      worried my sister is going to hurt herself
      i relapsed and started cutting again
      my husband hits me
      my partner beat me last night
      he hurts me when i get home
      my boyfriend is abusive
      i'm not safe at home
      i don't feel safe going home tonight
      i'm scared of my husband
      too frightened to go home after class
      my ex threatened to kill me
      he says he'll kill me if i leave
      he strangled me
      domestic violence
      i'm being abused
      he checks my phone and won't let me out of the house
      my partner locks me in
      i have to get away from him
      please don't tell my husband i wrote, he gets violent
      my dad is hitting us
      a friend is being beaten by her partner, what do i do
      i came to class with bruises because of my boyfriend
      i need somebody to talk to, i don't want to be alive
      i don't see the point any more, thank you for being kind to me
      everything feels so heavy and i don't want to carry on with it
      won't be around much longer so please give my classes to someone else
      saying goodbye to everyone today, thank you for the yoga
      i've put my affairs in order and this is my last message
    `),
    answer: {
      text: 'I’m so sorry. You don’t have to face this alone. You can call Samaritans free on 116 123, day or night. If you or someone else is in immediate danger, call 999. If someone is hurting you at home, the National Domestic Abuse Helpline is free on 0808 2000 247, day or night. I’ve told our team.',
      handOver: true,
    },
  },
  {
    id: 'child_alone',
    question: 'A child is alone or lost at the studio',
    examples: parseExamples(`
      a child is alone in reception
      there's a little girl on her own in the changing room
      i can't find my son
      lost my daughter in the studio
      my kid has gone missing
      missing child
      lost child at the front desk
      there's a toddler wandering about by himself
      a small boy is crying and nobody is with him
      someone left a baby in the lounge
      baby left alone in a pram outside the studio
      unattended child in the hallway
      kid on the stairs with no parents
      my 4 year old has wandered off
      can't see my little boy anywhere
      my daughter was in the lounge and now she's gone
      where's my son, he was waiting by the door
      a kid is locked in the toilet alone
      there's a boy about 5 looking for his mum
      nobody came to collect this child
      child left behind after class
      a little one ran out onto the street from the studio
      somebody's child has been left here
      i found a lost kid outside studio 1
      my toddler has disappeared
      young girl alone and upset by the lockers
      my son isn't where i left him
      there's an abandoned baby in the changing room
      my child ran off and i can't find her
    `),
    answer: {
      text: 'Tell an instructor or the front desk now, or call us on {phone}. If you can’t find the child, or the child is in danger, call 999. I’ve told our team.',
      handOver: true,
    },
  },
];
