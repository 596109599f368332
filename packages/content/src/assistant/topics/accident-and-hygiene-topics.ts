import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about accidents, sore muscles, hygiene and insurance. */
export const accidentAndHygieneTopics: readonly AssistantTopic[] = [
  {
    id: 'soreness_after_class',
    question: 'I’m sore after class. Is that normal?',
    examples: parseExamples(`
      i've been sore for three days since the class, is that normal
      my legs are killing me after reformer
      aching all over today, good sign?
      should i be this stiff after mat pilates
      muscle soreness after first class
      can hardly walk down the stairs since strength
      doms
      abs hurt when i laugh since yesterday lol
      how long does the soreness last
      my muscles ache from tuesday, should i still come tonight
      is it normal to feel shaky after dynamic
      stiff neck the morning after yoga, normal?
      i feel a bit achey after the session
      felt dizzy after yin, is that usual
      my arms are so tired after class
      what can i do against sore muscles
      bum hurts from all those squats yesterday
      everything hurts today haha
      i have muscle ache, is it ok to train again tomorrow
      does it always ache this much after the first time
      headache after sound healing, happens to others?
      back feels tight since class, is that to be expected
      inner thighs on fire after the reformer yesterday
      i ache like mad after yesterday
      is muscle pain after reformer ok
      so sore
      my tummy hurts from the hundred
      why am i stiff two days later
      wobbly legs after class
      should i rest if i'm sore from the last class
      took your strength class sunday, still can't lift my arms
      tender calves since vinyasa
      bit of a twinge after the class, will it pass
      my whole body is in bits after yesterday lol
      muscles sore
      i'm so sore after class
      is it normal to be sore
      sore after my first reformer class
      i'm dead after that class
      my abs are on fire since reformer
      yesterday's class killed me, how long will i ache
      can't feel my legs lol, strength was brutal
      my glutes are dying today
      i'm broken after dynamic haha, is that normal
      my arms want to fall off after strength
      chest muscles ache after all those push ups
      My hips have been rather stiff since Tuesday's session; is this to be expected?
      cant laugh without my stomach hurting, is that from mat on monday
      legs are jelly two days later normal?
      felt dizzy after sound healing, why
      it hurts to laugh since yesterday's mat
      stomach muscles in bits after reformer
      can't lift my arms after tuesday, is that ok
      hurts to sit down since monday's class
      felt sick after yin, why
      walking like john wayne since strength, normal?
      shoulders ache two days after my first one
      calves sore after the class
      sore everywhere since my class
      my legs were shaking on the reformer, is that normal
      legs trembling during class is that bad
      arms were wobbling like mad in plank, normal?
      my thighs shook the whole class is that ok
      legs like jelly after class
      my legs felt like jelly after strength is that meant to happen
      legs shaking loads on the machine, do i need other springs
      my legs were wobbling on the reformer is that bad or normal
      thighs shaking in foundations, am i doing it wrong
    `),
    answer: {
      text: 'I can’t tell you what’s causing it. If it gets worse, doesn’t go away or worries you, please see a doctor or call 111. Tell your instructor before your next class.',
      links: [{ label: 'Before you come', to: '/eligibility' }],
    },
    slots: ['activity', 'day'],
    followUps: ['injury_condition', 'injured_in_class', 'recommend_goal', 'talk_to_human'],
  },
  {
    id: 'injured_in_class',
    question: 'I was injured in a class',
    examples: parseExamples(`
      i hurt my back in yesterdays class
      i pulled something on the reformer this morning
      your instructor injured me
      i fell in the studio last week and want to report it
      my neck has been bad ever since your class
      the spring snapped and hit my hand
      i twisted my ankle getting off the machine
      who do i tell about an accident at the studio
      accident report
      got hurt in class on saturday, who do i speak to
      slipped on your stairs and bruised my hip
      carriage rolled onto my finger
      i want compensation, i got injured in your studio
      the teacher pushed me too far and now my shoulder is damaged
      had to go to a&e after your reformer class
      i fell off the reformer
      strap broke and i hit my head last tuesday
      tripped over a block and hurt my toe at yours
      my doctor says i tore a muscle in your strength class
      i want to file an incident
      injured by the adjustment jonah gave me
      something popped in my knee during vinyasa at yours
      ever since foundations on monday i cant move my arm
      hurt myself during class today and nobody helped
      i think i've done something to my back in your class tonight
      got injured
      i want to report an injury
      machine hit my shin and it's swollen
      your reformer was faulty and i fell
      i'm hurt because of the class
      strained my groin in the strength class, what do i do about it
      my wife was injured at your studio
      the instructor pulled my leg and it clicked, now i can't walk properly
      i cut my foot on something in studio 2
      twisted my knee in class this morning
      i was injured in class
      i hurt myself in your class
      i got hurt at the studio
      accident in class
      i had an accident on the reformer
      report an accident
      fell off the carriage this morning and my wrist has swollen up
      your instructor pushed me too far and now i cant turn my head
      i pulled something in my groin in jonah's class yesterday
      foot bar came down on my finger
      the bar hit my hand in class
      trapped my finger in the springs
      something snapped in my knee during strength
      the strap came loose and i landed on my shoulder
      i hurt my back on the reformer yesterday and the teacher ignored me
      tripped over a block in class and cut my toe
      your instructor pushed me too far and i hurt my neck, please phone me
      the teacher pressed on my back and now it's sore, i'd like someone to call me
      an instructor adjusted me and something popped in my hip
      i was hurt by one of your teachers
      your teacher injured my wrist in class and i want to talk to someone
      since the instructor pulled my leg on monday my knee hurts
      my ankle's swollen like a balloon after class
      my knee blew up after yesterday's class, what now
      twisted my foot in class and it's huge
    `),
    answer: {
      text: 'I’m sorry to hear that. If you need medical help, call 111, or 999 in an emergency. I’ve told our team. Please tell us what happened, in which class and when.',
      handOver: true,
    },
    slots: ['day', 'time', 'activity', 'instructor'],
    followUps: ['complaint', 'contact_details', 'soreness_after_class'],
  },
  {
    id: 'hygiene',
    question: 'How do you keep the studio clean?',
    examples: parseExamples(`
      how do you clean the mats
      is the equipment disinfected
      do you wipe the reformers between classes
      how hygienic is it
      are mats washed
      who cleans the blankets
      do you use sprays on the machines
      do i have to clean my reformer afterwards
      cleanliness
      is it clean, i'm a bit of a germaphobe
      is there hand sanitiser
      do you sanitise the straps and socks
      do shared mats get cleaned after every use
      who wipes down the reformers
      hygiene
      do mats get disinfected
      is the place clean
      do people wipe their mats
      sweaty mats, do you clean them
      do you clean the reformer beds between people
      i have a nut allergy, anything i should know
      latex allergy, are the bands latex
      allergic to dust, how often are the blankets washed
      place was filthy last time do you ever mop
      do people share mats, is that hygienic
      do you have anything for allergies
      i'm allergic to latex
      nut allergy, is it safe
      what cleaning products do you use, my skin is sensitive
      allergic to lavender, do you spray anything
      eczema, what do you wash the blankets with
      are the straps latex free
      how clean are the mats
      are the mats dirty
      do you mop the floors
      when was the reformer last cleaned
      the blankets smelled, are they washed
      i come out in hives with latex, what are the loops made of
      do you disinfect the mats
      coeliac and nut allergy, any risk
      gross hair on my mat last time. how often do you clean
      what are the loops and bands made of
      hives from rubber, what's in the bands
      is there latex in the straps
      i get hives from wool, are the blankets wool
      perfume allergy, anything in the air
      are the bands rubber, i react
      is it clean
      i'm allergic to rubber
      is everything wiped down
      does everything get wiped down
      do you wipe the reformers down
      are the mats cleaned between classes
      do you disinfect the machines
    `),
    answer: {
      text: 'We wipe or wash mats and props after every class. I don’t know what our props and cleaning products are made of. If you have an allergy, tell us before you come. Shall I ask our team?',
      passages: ['rooms:mats-and-props'],
      otherwise:
        'I don’t know how we clean our equipment or what our cleaning products are made of. If you have an allergy, tell us before you come. Shall I ask our team?',
      links: [{ label: 'The rooms', to: '/studio/environment' }],
      offer: 'talk_to_human',
    },
    followUps: ['mats_provided', 'facilities', 'insurance', 'talk_to_human'],
  },
  {
    id: 'insurance',
    question: 'Are you insured?',
    examples: parseExamples(`
      is the studio insured
      are reformers safe
      are you insured for accidents
      how often are the springs checked
      are the machines serviced regularly
      public liability insurance?
      what are your safety measures
      do you have insurance if i get injured
      are the ropes and springs safe
      risk assessments in place?
      are you insured if something happens
      are the springs checked regularly
      what happens with your insurance if i hurt myself on the machine
      does the studio have public liability cover
      who pays if i get injured on a reformer
      do i need my own insurance to come
      is my injury covered by your insurance
      do you hold liability insurance
      my work needs proof of your insurance
      can i see your insurance certificate
      are your instructors insured
      has anyone ever had a spring snap on them
      when were the reformers last serviced
      do you inspect the equipment
      who maintains the machines
      are the machines tested for safety
      how old are the straps, do they get replaced
      can a reformer bed break while i'm on it
      is the equipment safe to use
      do you do health and safety checks
      insurance?
      am i covered if i slip and fall
      do you take bupa or a health cash plan
      can i claim pilates on my health insurance
      will my insurer accept your receipts
    `),
    answer: {
      text: 'I don’t have details of our insurance or equipment checks. Shall I ask our team?',
      offer: 'talk_to_human',
    },
    followUps: ['first_aid', 'instructor_qualified', 'waiver_form'],
  },
];
