/** Audiences by which visitors can filter /eligibility. */
export const eligibilityAudiences = [
  { key: 'everyone', label: 'All classes' },
  { key: 'new', label: 'I’m new' },
  { key: 'returning', label: 'I’m coming back' },
  { key: 'regular', label: 'I practise regularly' },
  { key: 'pregnant', label: 'I’m pregnant' },
  { key: 'women', label: 'Female-only' },
] as const;

/** Copy of /eligibility, around the catalogue's classes and products. */
export const eligibilityCopy = {
  meta: {
    title: 'Who each class suits and what covers it',
    description:
      'Which class suits you, which packs and memberships cover it, and what to know if you’re injured, pregnant or under 18.',
  },
  heading: 'Who each class suits',
  lead: 'Find out who each class is for, and which packs and memberships cover it.',
  choose: 'Show classes for',
  classesHeading: 'Classes',
  covered: 'Covered by',
  notCovered: 'Paid for separately. No pack or membership covers this class.',
  offPeak: 'before 16:00 on weekdays',
  pricing: 'Compare what packs and memberships cover',
  nobody: 'None of these classes is on the timetable at the moment. Ask us and we’ll help you find another.',
  /**
   * Descriptions of the people whom a class suits, by class type id. Other class types show the text of their level.
   */
  suits: {
    'dynamic-reformer':
      'Anyone without a recent injury who’s happy with a steady pace. If you’ve never been on a reformer, take Reformer Foundations first.',
    'reformer-strength': 'People who’ve taken ten or more reformer classes and want to work harder.',
    'female-only-reformer': 'Women of every level. The instructor is a woman too.',
    'reformer-foundations':
      'Your first time on the machine, or your first time in years. Also good once an injury has healed.',
    'prenatal-reformer':
      'From the second trimester, once your midwife or doctor is happy for you to exercise.',
    'classic-mat':
      'Beginners, and anyone who wants to do the basics well. You get down to the floor and up again a few times.',
    'female-only-mat': 'Women of every level. The instructor is a woman too.',
    'prenatal-mat':
      'Every trimester, once your midwife or doctor is happy for you to exercise. You won’t lie on your front.',
    'vinyasa-yoga':
      'People who like to move with their breath. Your wrists carry weight, so tell the instructor if yours are sore.',
    'restorative-yin-yoga':
      'Beginners, and anyone who feels tired or stiff. Also in pregnancy, if you tell the instructor.',
    'sound-healing':
      'Anyone who can lie down for an hour. Ask your doctor first if you have a pacemaker or epilepsy, or are in your first trimester.',
  } as Readonly<Record<string, string>>,
  levels: {
    'All Levels': 'Every level. The instructor shows an easier and a harder version.',
    'Beginner Friendly': 'Beginners, and anyone who likes to take their time.',
    Intermediate: 'People who know the basics and want more.',
    Gentle: 'People who want a slower class.',
  } as Readonly<Record<string, string>>,
  care: {
    heading: 'Before you come',
    lead: 'None of this replaces advice from your doctor. Tell your instructor before every class. There’s always time for it.',
    topics: [
      {
        id: 'injuries',
        term: 'With an injury',
        text: 'Come once the person treating you says you can exercise. See a doctor first about a recent fracture, a slipped disc with numbness, unexplained dizziness or an operation in the last 12 weeks. If you’re not sure, start with a 1:1.',
        link: { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
      },
      {
        id: 'pregnancy',
        term: 'In pregnancy',
        text: 'Prenatal classes are designed for pregnancy. Restorative / Yin also works, with extra bolsters. Please leave Dynamic Reformer, Reformer Strength and Vinyasa for later. After the birth, come back once you’ve had your postnatal check.',
        link: { label: 'Find a prenatal class', to: '/timetable?activity=prenatal' },
      },
      {
        id: 'age',
        term: 'Age',
        text: 'You need to be 16 or over. If you’re 16 or 17, a parent or guardian comes to your first class and signs at the front desk. There’s no upper limit.',
        link: { label: 'Read more about age limits', to: '/faq#age' },
      },
      {
        id: 'female-only',
        term: 'Female-only',
        text: 'For women, taught by a woman, with the door closed. Look for ‘Female-only’ in the class name.',
        link: { label: 'Questions and answers', to: '/faq?topic=female-only' },
      },
    ],
  },
} as const;
