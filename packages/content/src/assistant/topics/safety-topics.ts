import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

const bookings = { label: 'My bookings', to: '/bookings' };

/** Topics about accidents, illness, medicines and hygiene. */
export const safetyTopics: readonly AssistantTopic[] = [
  {
    id: 'soreness_after_class',
    question: 'I’m sore after class. Is that normal?',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'I can’t tell you what causes it. If it doesn’t go away, gets worse or worries you, please see a doctor or call 111. Tell your instructor before your next class.',
      links: [{ label: 'Before you come', to: '/eligibility' }],
    },
    slots: ['activity', 'day'],
    followUps: ['injury_condition', 'injured_in_class', 'recommend_goal', 'talk_to_human'],
  },
  {
    id: 'injured_in_class',
    question: 'I was injured in a class',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'I’m sorry to hear that. If you need medical help, call 111, or 999 in an emergency. I’m passing this to our team, so please tell us what happened, in which class and when.',
      handOver: true,
    },
    slots: ['day', 'time', 'activity', 'instructor'],
    followUps: ['complaint', 'contact_details', 'soreness_after_class'],
  },
  {
    id: 'ill_contagious',
    question: 'I’m ill. Should I come?',
    examples: listExamples(`
      i have a cold, should i come
      can i come with covid
      i've got a stomach bug
      do i need to wear a mask
      what are your covid rules
      should i stay home with a cough
      feeling feverish, can i still train
      my daughter has chickenpox, should i stay away
      tested positive this morning
      sniffles, is it ok to do yoga
      got the flu
      im full of cold, would people mind
      bit of a temperature today
      is it alright to come in if i'm coughing
      i was sick last night, can i do class today
      athletes foot, can i go barefoot
      conjunctivitis, stay home?
      my flatmate has covid but i'm fine, can i attend
      i have a verruca
      norovirus in the family
      sore throat since yesterday, do i come or not
      recovering from a chest infection, still contagious maybe
      what if somebody in class is obviously ill
      policy for ill people
      i feel poorly, is it selfish to come to class
      under the weather, can i still do reformer
      got a bug
      i feel rough today, come or not
      covid positive
      my throat hurts, will i infect people
      am i allowed in with a runny nose
      i've got shingles
      vomiting yesterday, class tomorrow
      hayfever looks like a cold, may i come
      my kid has hand foot and mouth
      is a mild fever ok
      man flu lol should i skip it
      unwell this morning, what should i do about class
      i have a fever
      i am ill, should i still come
      i've got a cold
      i have covid, what do i do
      i feel sick
      coughing a lot, can i come to class
      is it ok to come with a cold
    `),
    answer: {
      text: 'If you feel ill or could be contagious, please stay at home. You can cancel free of charge until 24 hours before the class starts. After that you can still release your place, and if someone takes it, we’ll refund you or return your session.',
      links: [bookings],
    },
    slots: ['day', 'time', 'activity', 'booking'],
    followUps: ['cancel_late', 'cancel_booking', 'move_booking', 'cancel_policy'],
  },
  {
    id: 'medication_doctor_note',
    question: 'Do I need a doctor’s note?',
    examples: listExamples(`
      i'm on antibiotics, is it ok to train
      do i need a doctors note
      do you need a letter from my gp
      i take beta blockers, can i exercise
      medical certificate required?
      must my doctor sign something before i come
      on strong painkillers, may i take the class
      i take antidepressants, is reformer ok
      do you want to see a fit note
      should i ask my gp before joining
      is medical clearance needed
      can i come while taking steroids
      i'm on medication that makes me drowsy
      do i have to bring a letter from my physio
      had a cortisone injection yesterday, can i do mat
      should i bring my inhaler into the room
      where do i send my doctor's letter
      my consultant wrote a letter, who should read it
      had a vaccination this morning, can i train tonight
      insulin pump, do i take it off
      can i keep my epipen next to the mat
      is a note from the hospital enough
      gave blood today, is class ok
      does the studio ask for a health certificate
      note from my doctor?
      gp letter needed for pregnancy or injuries?
      i'm taking hrt
      can i train with a plaster on my arm from the blood test
      i'm on warfarin and muscle relaxants, is stretching fine
      what if my doctor hasn't cleared me yet
      need proof from the hospital?
      does my doctor need to approve
      after anaesthetic at the dentist, class in the evening ok?
      i wear a glucose monitor
      doctor's letter
      do i need permission from my doctor
      medication and pilates
      i take medication, can i come
      do you need a medical note
    `),
    answer: {
      text: 'I can’t say whether a medicine or treatment goes with exercise. If you’re not sure that exercise is safe for you, ask your doctor or midwife first, and tell your instructor before class. I don’t know whether you need a letter. Shall I ask our team?',
      links: [{ label: 'Before you come', to: '/eligibility' }],
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['injury_condition', 'serious_condition', 'waiver_form', 'talk_to_human'],
  },
  {
    id: 'safety_hygiene',
    question: 'How do you keep the studio clean?',
    examples: listExamples(`
      how do you clean the mats
      is the equipment disinfected
      is the studio insured
      do instructors know first aid
      are reformers safe
      is there a defibrillator
      what happens if somebody gets hurt
      are you insured for accidents
      do you wipe the reformers between classes
      how hygienic is it
      are mats washed
      who cleans the blankets
      do you use sprays on the machines
      is there a first aider on site
      fire exits?
      how often are the springs checked
      are the machines serviced regularly
      do i have to clean my reformer afterwards
      cleanliness
      is it clean, i'm a bit of a germaphobe
      public liability insurance?
      what are your safety measures
      is there hand sanitiser
      do you sanitise the straps and socks
      do shared mats get cleaned after every use
      who wipes down the reformers
      hygiene
      do mats get disinfected
      is the place clean
      any first aid kit
      do you have insurance if i get injured
      are the ropes and springs safe
      do people wipe their mats
      sweaty mats, do you clean them
      risk assessments in place?
      what do you do if someone faints in class
      is there a fire escape
      do you have fire alarms
      are the staff trained in cpr
      is the candle in yin a choking or fire hazard
      what happens in a medical emergency
      do you have an emergency procedure
    `),
    answer: {
      text: 'We wipe or wash mats and props after every class. I don’t have details about first aid, insurance or equipment checks. Shall I ask our team?',
      links: [{ label: 'The rooms', to: '/studio/environment' }],
      offer: 'talk_to_human',
    },
    followUps: ['mats_provided', 'facilities', 'instructor_qualified', 'talk_to_human'],
  },
];
