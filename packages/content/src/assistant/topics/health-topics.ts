import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about pregnancy, injuries and health conditions. */
export const healthTopics: readonly AssistantTopic[] = [
  {
    id: 'pregnancy',
    question: 'Can I come while I’m pregnant?',
    examples: listExamples(`
      can i come while pregnant
      i'm 20 weeks, which class is safe
      do you have prenatal pilates
      expecting my first, what can i do
      is reformer safe in the first trimester
      im pregnant and booked on dynamic, is that ok
      do i need a note from the midwife
      how far into pregnancy can i carry on
      sound healing during pregnancy ok?
      34 weeks with twins can i still do yoga
      pregnant
      preggers, what's on offer
      what is ok in the third trimester
      i've just found out i'm expecting, should i stop pilates
      antenatal classes?
      pregnancy yoga
      im 8 weeks gone, can i do mat
      my wife is 5 months pregnant, could she do reformer
      got a bump now, which classes can i take
      baby due in march, when do i have to stop
      is vinyasa alright when pregnant
      do you run classes for mums to be
      16 weeks pregnant and never done pilates
      is lying on my back a problem, i'm expecting
      up the duff and stiff, any class for me lol
      i'm having a high risk pregnancy, may i come
      trying for a baby and having ivf, is reformer ok
      36 weeks too late to start prenatal?
      do i tell the teacher i'm pregnant
      which trimester can you start prenatal reformer
      midwife says i can exercise, what do you recommend
      pelvic girdle pain in pregnancy, what class
      is yin suitable for pregnant women
      my membership was for dynamic but now i'm pregnant, which classes instead
      safe for the baby?
      what is different about the prenatal class for my stage
      first trimester
      i'm 12 weeks
      im having a baby, can i keep doing reformer
      5 weeks pregnant and nauseous, what class
      second trimester
      can my pregnant daughter come to yin
      expecting twins
      do you have special classes for pregnancy
      when should i switch to prenatal
      i'm 28 weeks, booked on vinyasa
      mum to be here
      is prenatal ok in early pregnancy
      safe exercise when pregnant?
      is yoga safe in pregnancy
      i'm pregnant, what can i do
      pregnant can i do reformer
      am pregnant and new to pilates
      how many weeks can i be
      twins due in june, am i ok to come
      pregnant women allowed?
      22 weeks, is mat pilates fine
    `),
    answer: { lookup: 'pregnancy' },
    slots: ['activity', 'day', 'time'],
    followUps: ['classes_find', 'postnatal', 'what_to_wear', 'one_to_one', 'talk_to_human'],
  },
  {
    id: 'postnatal',
    question: 'When can I come back after a birth?',
    examples: listExamples(`
      when can i come back after having a baby
      i gave birth 6 weeks ago
      postnatal classes?
      had a c section in may, when can i start pilates
      pelvic floor after birth, what class
      mum and baby classes
      diastasis recti which class
      i'm breastfeeding can i do reformer
      post partum pilates
      my baby is 3 months old, can i start again
      just had a little one, when is it safe to return
      after a caesarean how long do i wait
      new mum here, what should i do first
      how soon after delivery can i exercise with you
      my tummy muscles have separated since the birth
      4 months postpartum
      i've had my six week check, which class now
      gave birth last year and still leak when i jump, what class
      do you have anything for women who have recently had babies
      returning after maternity, where do i begin
      had twins in the summer and want to get back to it
      emergency section 8 weeks ago, can i do mat
      when after giving birth is yoga ok
      postnatal recovery sessions
      i had a baby in august and my core is gone
      get my body back after baby
      c-section
      post baby fitness
      when can new mums start
      two months after birth, is reformer ok
      my six week check is next week, can i book already
      abdominal separation after pregnancy
      how long after birth until i can do vinyasa
      return to exercise after baby
      baby is 10 weeks old and my back is killing me, what class
      weak pelvic floor since having my son
      mum and baby yoga?
      postnatal
      after giving birth
      i have just had a baby
      had a baby 8 weeks ago, when can i come
      had a caesarean
      postpartum classes
      when after the birth can i do reformer
    `),
    answer: { passage: 'faq:after-birth', links: [{ label: 'Who each class suits', to: '/eligibility' }] },
    slots: ['activity', 'day', 'time'],
    followUps: ['one_to_one', 'classes_find', 'bring_child', 'injury_condition'],
  },
  {
    id: 'injury_condition',
    question: 'Can I come with an injury?',
    examples: listExamples(`
      i have a bad back can i come
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
    `),
    answer: { lookup: 'health' },
    slots: ['activity', 'day', 'time'],
    followUps: ['one_to_one', 'classes_find', 'medication_doctor_note', 'serious_condition', 'waiver_form'],
  },
  {
    id: 'serious_condition',
    question: 'Can I come with a serious condition?',
    examples: listExamples(`
      had a knee operation in march, is pilates ok
      i've got high blood pressure
      can i do sound healing with a pacemaker
      i have osteoporosis is reformer safe
      hip replacement six months ago
      epilepsy and sound bath?
      i'm recovering from cancer treatment
      i have a heart condition, may i join
      had a stroke two years ago
      heart bypass last year, which class
      i have seizures sometimes, is it safe
      spinal fusion, is pilates possible
      had surgery on my back 6 weeks ago
      breast cancer, finished chemo in july
      i have a stent
      angina
      osteopenia, should i avoid bending forwards
      new hip, new knee, can i use the reformer
      i take blood thinners after a clot, can i exercise
      epileptic
      my mum has parkinsons, could she come
      atrial fibrillation and yoga
      mastectomy in spring, when can i do reformer
      i had a heart attack in 2023, is the mat class alright
      brittle bones
      i have a detached retina history and glaucoma, can i go upside down
      pacemaker fitted last week
      recent operation on my stomach
      brain injury, getting better, is yin suitable
      kidney transplant patient, am i allowed to take part
      i fainted twice this month and don't know why, can i come
      acl reconstruction three months ago
      is it ok with a heart murmur
      low bone density
      cancer patient
      on dialysis, could i do yin
      i have had open heart surgery
      fractured my spine last year
      hypertension
      knee replacement
      after my hysterectomy, when can i come
      i sometimes have fits
      recently had keyhole surgery
      blood clot in my leg last month
      heart problems
      heart disease, can i do pilates
      i have epilepsy
      i have a pacemaker
      i have osteoporosis
      i had an operation 4 weeks ago
      recovering from surgery, when can i come back
      i had cancer
      stroke survivor, which class
      high blood pressure and reformer
      i get chest pain when i exercise, is yoga safe
      i get breathless on the stairs, could i do reformer
      i sometimes faint, should i tell the teacher
      i had a seizure last year, can i come
      mini stroke in the spring, is mat pilates ok
      i had a bleed on the brain in 2021, what can i do
      i pass out easily, which class would you advise
      my heart races when i exert myself, is dynamic too much
      bad asthma attack last month, when can i return
    `),
    answer: { lookup: 'health' },
    slots: ['activity', 'day', 'time'],
    followUps: ['one_to_one', 'medication_doctor_note', 'classes_find', 'talk_to_human'],
  },
];
