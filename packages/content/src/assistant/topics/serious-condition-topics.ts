import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about operations and serious conditions. */
export const seriousConditionTopics: readonly AssistantTopic[] = [
  {
    id: 'serious_condition',
    question: 'Can I come with a medical condition?',
    examples: parseExamples(`
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
      I had a stent fitted in March and have finished my cardiac rehabilitation. Which class would you consider suitable?
      i have epilepsy, would the singing bowls be a problem
      osteoporosis, was told no forward bending. what can i do here
      had breast cancer surgery 4 months ago can i lift my arms in reformer
      got a pacemaker in 2019, alright?
      heart op in may, is wednesday yin ok
      knee op on 4/12, when can i come back
      having surgery on the 3rd, how long till i can do reformer
      high blood pressure and the 6pm strength
      osteoporosis, is mat on thursday safe
      new hip, could i do foundations on saturday
      finishing chemo, is sunday yin allowed
      epileptic, sound healing on the 5th ok?
      bypass surgery in the summer, would you have me on thursday
      i have angina. is the 10am mat too much
      my bones are thin, doctor says osteoporosis, which class
      just out of chemo, want something on friday
      had a fit last month, can i come to the bowls
      finished chemo in october, something gentle on friday please
      chemo ended, which class this week
      radiotherapy at the moment, can i come on tuesday
      just out of hospital, what could i do on monday
      heart attack in june, is thursday mat ok
      cardiologist cleared me, is the monday 10am mat ok
      post op 6 weeks gallbladder, tues yoga?
      cardiologist says ok, tuesday mat alright?
      my consultant has cleared me, is monday's mat at 10 ok
      6 weeks post op, yoga on tuesday?
      gallbladder out a month ago, reformer on friday?
      hernia repair 5 weeks ago, thursday at 7
      appendix out in october, is tomorrow's class ok
      hip replacement in august, anything on monday morning
      blood pressure tablets and high readings, vinyasa tonight?
      brain surgery last year, yin on sunday?
      had a stroke, what could i do this week
      hand surgery scar is tight, wednesday mat possible?
      pacemaker, sound healing on saturday?
      knee replacement 4 months back, 10am mat on monday
      stents in july, can i do tonight's yin
      stent in august, yin tonight?
      two stents, is tomorrow's reformer ok
      had implants put in a few weeks back, when is reformer ok
      nose job last month, can i do yoga
      tummy tuck in september, how soon can i start
      i'm in the middle of ivf, is yoga allowed
      embryo put back on tuesday, may i do gentle yoga
      having fertility treatment, which class is ok
      egg collection next week, should i skip reformer
      i feel dizzy when i get up from lying down, is class ok
      my head spins sometimes and nobody knows why, can i join
      i get lightheaded, should i be worried about class
      i've a pacemaker and my husband booked us the gong thing
      dad has an icd, could he do the sound bath
      my mum's hip was replaced this year and her physio is pleased, which class
      new knee since april, physio says keep going. where would you put me
      i'm six weeks on from breast surgery, reformer?
    `),
    answer: { lookup: 'health' },
    slots: ['activity'],
    followUps: ['one_to_one', 'medication_doctor_note', 'classes_find', 'talk_to_human'],
  },
];
