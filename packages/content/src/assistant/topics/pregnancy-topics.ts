import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about pregnancy and the time after a birth. */
export const pregnancyTopics: readonly AssistantTopic[] = [
  {
    id: 'pregnancy',
    question: 'Can I come while I’m pregnant?',
    examples: parseExamples(`
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
      14 weeks and sick as a dog, is yin ok
      im 31 weeks and booked in vinyasa on the 3rd should i change
      trying for a baby, doing ivf, ok to do reformer?
      can pregnant people do the sound bowls
      how many weeks do i have to be for prenatal
      she's expecting. my wife. which class
      is mat on saturday ok at 20 weeks
      i had a miscarriage and im pregnant again, nervous about exercise
      is saturday mat ok at 24 weeks
      12 weeks, is tonight's yin alright
      i'm 30 weeks, monday 1.30 ok?
      do you have anything for my bump
      do you have anything for pregnant women
      18 weeks, reformer at 7 tomorrow yes or no
      found out last week, already booked dynamic for sunday, what now
      26 wks and knackered, tues prenatal or yin
      how late can i keep coming, due in april
      bump's getting big, is reformer still alright
      found out i'm expecting and i've already booked dynamic
      just got a positive test, i'm booked on strength on friday
      due in april, how long can i keep coming
      due in may, how late can i carry on
      due date is 3rd of march, which class till then
      22 weeks, 9.30 wednesday, alright?
      expecting in june, can i do sunday yin
      pregnant, anything tomorrow morning
      pregnant and want the 6pm dynamic
      15 weeks gone, what's on saturday for me
      i'm expecting, is there a class on tuesday i can do
      17 weeks, is the 13:30 friday one mine
      preggo here, anything tonight
      preggers, anything on friday
      preggo, whats on tomorrow
      mum to be, anything on saturday morning
      with child, anything tonight i can do
      i'm pregnant, what's on today
      18 weeks pregnant and never done pilates
      expecting my second, what can i join
    `),
    answer: { lookup: 'pregnancy' },
    slots: ['activity', 'day', 'time'],
    followUps: ['classes_find', 'postnatal', 'what_to_wear', 'one_to_one', 'talk_to_human'],
  },
  {
    id: 'postnatal',
    question: 'When can I come back after giving birth?',
    examples: parseExamples(`
      when can i come back after having a baby
      i gave birth 6 weeks ago
      postnatal classes?
      had a c section in may, when can i start pilates
      pelvic floor after birth, what class
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
      postnatal
      after giving birth
      i have just had a baby
      had a baby 8 weeks ago, when can i come
      had a caesarean
      postpartum classes
      when after the birth can i do reformer
      3am and feeding. baby is 5 weeks. when can i do anything again
      had a c section in september is mat ok yet
      my tummy muscles are still split, what should i start with
      leaking when i jump since having my son. would a class help or make it worse
      ab separation, where do i start
      diastasis after my second baby
      do you have anything for new mums
      split tummy muscles since the birth
      covid and a newborn behind me, 10 weeks post birth, can i come back
      gave birth 7 weeks ago when can i start reformer
      c-section scar still sore at 10 weeks, mat?
      pelvic floor is wrecked after twins
      9 weeks after a section, thurs mat at 10?
      8 weeks after a section, mat on thursday?
      6 weeks since the birth, yin on monday at 6.45
      gave birth in september, anything tomorrow
      12 weeks after a caesarean, reformer friday
      baby's 7 weeks, can i do saturday 11.30
      baby is 7 weeks old, saturday class?
      my baby's 9 weeks, can i do tuesday's mat
      newborn is 6 weeks, is reformer on friday too soon
    `),
    answer: { passage: 'faq:after-birth', links: [{ label: 'Who each class suits', to: '/eligibility' }] },
    slots: ['activity'],
    followUps: ['one_to_one', 'classes_find', 'bring_child', 'injury_condition'],
  },
];
