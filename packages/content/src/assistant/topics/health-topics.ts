import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about taking part with an injury or another health condition. */
export const healthTopics: readonly AssistantTopic[] = [
  {
    id: 'injury_condition',
    question: 'Can I come with an injury?',
    examples: parseExamples(`
      i have a bad back can i come
      new knee six weeks ago, the physio says pilates is fine
      had my hip done 2 months ago and want to start mat
      ten weeks since my back operation, which class
      shoulder surgery last month, physio wants me to do reformer
      is it safe with a slipped disc
      my shoulder is frozen, which class
      wrist pain, should i avoid vinyasa
      i suffer from sciatica, will it help or make it worse
      do i need a doctor's letter for my arthritis
      dodgy knee
      my knees aren't what they were
      i've got scoliosis, is reformer alright
      lower back pain which class
      carpal tunnel, can i still do yoga
      torn ligament in my ankle last month
      my hip is sore all the time, is mat ok
      tennis elbow
      i put my back out at work, would pilates help
      recovering from a sprained ankle
      neck problems from whiplash, what can i do
      i'm hypermobile, is yoga good or bad for me
      hernia and pilates?
      physio told me to do pilates for my back
      can someone with arthritis in the hands use the straps
      plantar fasciitis, is barefoot a problem
      broke my wrist and the cast came off, when can i come
      i've pulled a hamstring, should i skip dynamic
      rsi in both arms
      what do you recommend for a trapped nerve
      bad hips, which class is kind to them
      i get migraines, is sound healing wise
      asthma, can i do reformer strength
      i have fibromyalgia and get tired quickly
      rotator cuff injury
      can i do yoga with vertigo
      tendonitis in the achilles
      i have an old football injury in my knee, shall i tell the teacher
      knee hurts when i kneel, can i use the reformer
      diabetic type 1, is class fine
      is it ok with long covid
      i've got ms, can i join
      bulging disc l5
      my back goes every winter, would you have me
      i have endometriosis, which class would suit
      prolapse, am i ok on the reformer
      injured, can i come
      my back is knackered
      i've done my knee in
      bad neck
      sprained wrist 2 weeks ago, still come?
      physio recommended reformer for my spine
      i've got a herniated disc
      shoulder impingement, which moves should i skip
      which class for back pain
      knees bad
      can i take part with a broken toe
      i have si joint pain
      my ankle's swollen
      bunions and flat feet, any problem
      ive a long term condition called eds
      what class is best for someone with a bad back
      chronic pain, is there anything for me
      i have crohns
      back pain
      knee pain
      shoulder pain, can i come
      neck pain
      i have an injury
      i have a bad knee, which class
      can i do pilates with sciatica
      is it ok to come with a bad shoulder
      hip pain
      i have arthritis
      old injury, should i tell the instructor
      i broke my leg two months ago, am i alright on the reformer
      dislocated my shoulder as a teenager, does it matter
      i hit my head skiing last week, should i leave class
      nurse here, my lower back is shot from lifting patients, can i still do the 6pm reformer
      Herniated disc L4/L5, cleared by physio. Reformer tomorrow 7am a bad idea?
      type 1 diabetic with a pump, any issue with lying on my front
      i have MS and get tired quickly is there something gentle on friday
      physio here sending you a patient 8 weeks post ACL, what would you put her in
      my shoulder dislocates easily. can i do vinyasa on monday 5.30
      bad wrists. planks out of question. mat at 10 on thursday any good?
      sciatica flaring up and i'm booked for 6 tonight
      sprained my ankle yesterday, still ok for tomorrow at 9.45?
      is reformer good for a slipped disc
      plantar fasciitis - will the foot bar hurt
      broke my toe, class on the 3rd, advice?
      my neck is killing me is sunday yin safe
      i've hypermobility, someone said springs are better than yoga, true?
      got knee op 28/11, when could i do a class after
      Polish builder, back broken from work, doctor say pilates. Which one and is tomorrow evening possible
      dictating this sorry I have a frozen shoulder comma can I still come to the half past twelve on Wednesday question mark
      i danced on a stress fracture for a year, foot is weird. strength on wed?
      carpal tunnel from typing, can i do the 7.15
      rsi
      prolapse, i was told no heavy springs
      bad back bad knees bad everything
      coccyx pain since a fall, tonight's yin?
      thursday 12.15, knee swollen, go or skip?
      torn hamstring 3 weeks ago, anything tomorrow i could do
      knee is swollen, is tonight's 6pm ok
      my back went this morning and i've got reformer at 7.05
      sore shoulder, booked for vinyasa at 5.30, should i still go
      twisted my knee, is tomorrow's 9.45 still ok for me
      rolled my ankle running, yoga on thursday ok?
      bad hip, would wednesday yin be alright
      wrist in a splint, mat on monday at 10?
      slipped disc, any good doing strength on friday at 7
      sciatica and a class tomorrow at 8.15, yes or no
      i've hurt my neck, can i still do the sunday class
      stiff neck, saturday morning vinyasa a bad plan?
      calf strain, what could i do this week
      pulled my back on tuesday, what can i do on saturday
      torn calf two weeks ago, anything tonight for me
      meniscus tear, is the 12.15 reformer ok
      rib injury, class at 6
      fractured toe, still ok for mat on wednesday
      tailbone hurts, is yin on monday ok
      hamstring tear, which class this weekend
      groin strain and yoga tomorrow
      bad knees, anything on sunday i can do
      my elbow's gone, can i do mat at 12.30 without planks
      wrists wont take planks
      wrists hurt in downward dog
      physio asks: patient with rotator cuff repair, which class
      i'm a physio and want to refer someone with back pain
      do you have anything for a bad back
      do you have anything for sore knees
      have you anything for sciatica
      hypermobile joints, springs or yoga
      tired easily with ms, is friday yin ok
      insulin pump, lying on my front a problem
      pelvic organ prolapse, which springs
      trigger finger
      asthma and the 7am class
      stress fracture in my foot healed, strength on wednesday?
      dodgy disc. 9.30 tomorrow on the reformer. daft idea?
      twinge in my back this morning and class is at 12.15
      can i do strength on friday with a sore hip flexor
      rotator cuff, is amara's 5.30 sensible
      i've knackered my shoulder benching, mat wednesday?
      whiplash after a car crash on monday, booked sunday
      my fingers are swollen with arthritis, can i hold the straps
      sore achilles
      fibro flare, would tonight's yin be too much
      ligament damage in left knee is saturday alright
      do you have anything for a stiff neck from laptops
      whiplash, booked for sunday
      car accident on monday, neck sore, class on friday
      achilles
      sore knee
      sore wrist, can i come
      sore hip for months
      achilles sore when i run, reformer ok?
      stiff neck
      dodgy shoulder
      dodgy back and booked on the 6pm
      dodgy hip, is tonight ok
      tore my calf on sunday, 6pm thursday still wise?
      hi, lower back spasm yesterday. got dynamic at 7 tomorrow. cancel or not?
      can my bad shoulder cope with mei's 9.30
      jarred my wrist, vinyasa friday at 17:30
      pinched nerve, want the 12.30 yin
      my kneecap pops out, saturday foundations?
      back spasm yesterday, dynamic tomorrow at 7, should i cancel
      spasm in my lower back, class tonight, go or not
      lower back locked up, i've got the 8.15 booked
      trapped nerve, want the 18:45 yin
      pinched nerve in my neck, tomorrow's vinyasa?
      kneecap dislocates, foundations on saturday?
      knee pops, strength at 6?
      hip clicks and hurts, sunday reformer
      ankle ligaments gone, thursday mat at 10
      shoulder tear, 12.30 on wednesday
      bruised ribs, tonight's yin
      cracked rib, class on saturday
      thumb in a splint, reformer tomorrow
      tennis elbow, which of tonight's classes
      i have a bad back, what have you got tomorrow
      i've got a bad knee, anything on thursday
      bad shoulder, anything at 6 tonight
      book me for yin, i've a slipped disc by the way, is that ok
      want to book 7am tomorrow but my back is injured
      is there a class tomorrow i can do with a sprained wrist
      what's on saturday that is kind to knees
      any class this week that's safe for a herniated disc
      spaces tomorrow for someone with sciatica
      hurt my back, 12.15 today alright
      sprained ankle, what can i do on friday
      bulging disc and the 7am on thursday, thoughts
      smashed my knee playing football, reformer sat?
      can't turn my head to the left, vinyasa tonight
      shin splints, strength weds at 6
      i've a torn rotator cuff what have you on friday
      tomorrow at 9.30 with a gammy hip, ok?
      back's been bad since sunday, which class this week
      can't turn my neck, yoga tonight?
      can't bend down since tuesday, class tomorrow
      can't put weight on my foot, mat on friday
      my doctor says pilates is ok for my shoulder, which class
      my knee is injured, can i come to mat
      i'm hypermobile and past teachers overstretched me, do yours understand it
      i have ehlers danlos and need a teacher who won't push me
      every class i tried made my bendy joints worse, are your instructors careful
      do your teachers know about hypermobility
      are the instructors good with bad backs
      two years back i had a prolapsed disc, it's mostly settled but i'm scared of going backwards. is the reformer alright
      my knee clicks but there's no pain
      but do you personally think i'd be fine
      my hip pops when i squat, doesn't hurt
      should i be fine in class if my shoulder is a bit unstable
      my gp wants me to do something low impact for pcos, what suits
      doctor told me to move more because of endometriosis, which class
      broke my ankle in the summer, it's healed, can i book
      old fracture from spring, all fine now, which class
      my doctor suggested pilates for my back, where should i start
      gp recommended pilates for my bad back
      and if i tell the instructor about it
      so if i let the teacher know is it ok
      what if i tell the teacher beforehand
      my lower back goes every winter, would the machine make it worse
      tennis elbow, can i still do mat
      just had my knee scoped, when can i start
    `),
    answer: { lookup: 'health' },
    slots: ['activity'],
    followUps: ['one_to_one', 'classes_find', 'medication_doctor_note', 'serious_condition', 'waiver_form'],
  },
];
