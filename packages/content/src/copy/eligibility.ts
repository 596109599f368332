/** Audiences by which visitors can filter /eligibility. */
export const eligibilityAudiences = [
  { key: 'everyone', label: 'All classes' },
  { key: 'new', label: 'I am new' },
  { key: 'returning', label: 'Coming back' },
  { key: 'regular', label: 'I practise' },
  { key: 'pregnant', label: 'Pregnant' },
  { key: 'women', label: 'Women only' },
] as const;

/** Copy of /eligibility, around the catalogue's classes and products. */
export const eligibilityCopy = {
  meta: {
    title: 'Who each class suits, and what covers it',
    description:
      'Which class suits whom, which pack or membership opens which door, and what to know with an injury, in pregnancy, or under eighteen.',
  },
  heading: 'Which class, and what opens it',
  lead: 'Every class with the people it suits, and the packs and memberships that cover it.',
  choose: 'Who are you?',
  classesHeading: 'The classes',
  covered: 'Covered by',
  notCovered: 'Paid on its own; no pack or membership covers it.',
  offPeak: 'before 16:00 on weekdays',
  pricing: 'What covers what, as a table',
  nobody: 'None of these classes is on the timetable at the moment. Ask us; there may be another way.',
  /**
   * Descriptions of the people whom a class suits, by class type id. Other class types show the text of their level.
   */
  suits: {
    'dynamic-reformer':
      'Anybody without a fresh injury who does not mind a steady pace. If you have never been on a reformer, take Foundations first.',
    'reformer-strength': 'People who have been on a reformer ten times or more and want to work.',
    'female-only-reformer': 'Women of every level. The instructor is a woman too.',
    'reformer-foundations':
      'Your first time on the machine, or the first time in years. Also good after an injury that has healed.',
    'prenatal-reformer':
      'From the second trimester on, when your midwife or doctor is happy for you to exercise.',
    'classic-mat':
      'Beginners, and everybody who wants to do the basics well. You get down to the floor and up again a few times.',
    'female-only-mat': 'Women of every level. The instructor is a woman too.',
    'prenatal-mat': 'Every trimester, once your midwife or doctor agrees. Nothing on your front.',
    'vinyasa-yoga':
      'People who like to move with their breath. Your wrists carry weight; say so if they should not.',
    'restorative-yin-yoga':
      'Tired people, stiff people, beginners. Also in pregnancy, when the instructor knows.',
    'sound-healing':
      'Anybody who can lie down for an hour. Not with a pacemaker, epilepsy or in the first trimester without asking a doctor.',
  } as Readonly<Record<string, string>>,
  levels: {
    'All Levels': 'Every level. The instructor gives an easier and a harder way.',
    'Beginner Friendly': 'Beginners, and everybody who likes to take their time.',
    Intermediate: 'People who know the basics and want more.',
    Gentle: 'People who need a slower hour.',
  } as Readonly<Record<string, string>>,
  care: {
    heading: 'Before you come',
    lead: 'None of this replaces your doctor. Tell the instructor before the class, every time; there is a minute for it.',
    topics: [
      {
        id: 'injuries',
        term: 'With an injury',
        text: 'Come when the person who treats you says that you may move. Fresh fractures, operations in the last twelve weeks, slipped discs with numbness, and dizziness without a cause belong to a doctor first. For anything between, a 1:1 is the safest beginning.',
        link: { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
      },
      {
        id: 'pregnancy',
        term: 'In pregnancy',
        text: 'Prenatal classes are made for it. Restorative / Yin works with more bolsters. Dynamic Reformer, Reformer Strength and Vinyasa we ask you to leave for later. After the birth, come back after your postnatal check.',
        link: { label: 'Find a prenatal class', to: '/timetable?activity=prenatal' },
      },
      {
        id: 'age',
        term: 'Age',
        text: 'From sixteen. At 16 or 17 a parent or guardian comes along to the first class and signs at the desk. There is no age at which it is too late.',
        link: { label: 'Good to know', to: '/faq#age' },
      },
      {
        id: 'female-only',
        term: 'Female-only',
        text: 'For women, taught by a woman, with the door closed. The classes have it in their name, so nobody is surprised.',
        link: { label: 'Questions and answers', to: '/faq?topic=female-only' },
      },
    ],
  },
} as const;
