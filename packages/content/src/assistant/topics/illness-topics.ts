import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const bookings = { label: 'My bookings', to: '/bookings' };

/** Topics about illness and medicines. */
export const illnessTopics: readonly AssistantTopic[] = [
  {
    id: 'ill_contagious',
    question: 'I’m ill. Should I come?',
    examples: parseExamples(`
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
      toddler has chickenpox, am i ok to come
      got a stinking cold should i give it a miss
      i had covid last week negative now. can i come back
      threw up this morning feeling better now, booked for 5.30
      can i come today if i've still got a bit of a cough
      bad tummy all night, should i come today
      can i come, i've got a temperature
      negative test since monday, ok to come back after covid
      flu last week, alright to return now
      was sick this morning, booked on at 6
      conjunctivitis, should i stay away
      everyone at home has a bug, may i come to yin
      streaming nose, come or stay home
      norovirus on saturday, class is on tuesday
      my flatmate has covid, should i come tonight
      norovirus at the weekend, my class is tuesday
      stomach bug on sunday, class on wednesday, ok?
      sick on friday, class on saturday
      vomiting bug, when can i come back
      strep throat, yoga tomorrow?
      tonsillitis and a booking on thursday
      sniffles, still come tonight?
      bit of a fever, class at 6
      sore throat, tonight's yin
      coughing a lot, booked tomorrow at 7
      feeling rough, class at 7 tomorrow
      lateral flow came up positive and i'm due in this afternoon, surely you make an exception
      i don't want to infect the others, i have covid
      it wouldn't be fair on the rest of the class with my cough
      i've come down with something nasty and my class is in three hours
      it isn't fair on everyone if i come in with this flu
      had a stomach bug on monday, can i come thursday
      was being sick on tuesday, ok to come now
      vomiting at the weekend, when can i come back
      woke up with a stinking cold, am i ok to come tomorrow
      been sick in the night, should i stay away and what about my booking
      tested positive this morning, i'm booked for tomorrow evening
      got a cough that won't shift, is it fair on the others if i come
    `),
    answer: {
      text: 'If you feel ill or could be contagious, please stay at home. If you’re not sure, ask a pharmacist or call us. You can cancel free of charge up to 24 hours before the class starts. After that you can still release your place, and if someone takes it, we’ll refund you or return your session.',
      links: [bookings],
    },
    slots: ['day', 'time', 'activity', 'booking'],
    followUps: ['cancel_late', 'cancel_booking', 'move_booking', 'cancel_policy'],
  },
  {
    id: 'medication_doctor_note',
    question: 'Do I need a doctor’s note?',
    examples: parseExamples(`
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
      I take warfarin. Ought I to tell somebody before I attend?
      on antidepressants, do i need to declare it
      does my gp need to write something before i come
      had botox on tuesday can i do yoga
      just had my covid jab is exercise ok tonight
      had a vaccine today is yoga ok
      fillers yesterday, can i do upside down stuff
      had a filling at the dentist, still numb, class tonight?
      flu jab this morning, can i exercise
      on antibiotics, fine to come?
      gave blood today can i do reformer tonight
      taking beta blockers, do i tell anyone
      do you need a letter from my consultant
      do you want a letter from my gp
      i'm on blood thinners, is there anything you need
      my consultant says exercise, do you need that in writing
    `),
    answer: {
      text: 'Please ask your doctor or midwife whether exercise is safe for you, and tell your instructor before class. I can’t advise on medicines or treatment, and I don’t know whether you need a doctor’s letter. Shall I ask our team?',
      links: [{ label: 'Before you come', to: '/eligibility' }],
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['injury_condition', 'serious_condition', 'waiver_form', 'talk_to_human'],
  },
];
