/** Copy of /faq, around its questions. The studio's settings fill the placeholders in braces. */
export const faqCopy = {
  meta: {
    title: 'Questions and answers',
    description:
      'What to bring, how early to come, cancelling, freezing, pregnancy, female-only classes and paying: answers from the desk.',
  },
  heading: 'Good to know',
  lead: 'What people ask before they come, answered the way we answer at the desk. Search, or choose a subject.',
  search: {
    label: 'Search the answers',
    placeholder: 'Late, pregnant, socks …',
    submit: 'Search',
    clear: 'Clear',
    topics: 'Subject',
  },
  groups: {
    general: 'Before you come',
    booking: 'Booking',
    reformer: 'The reformer',
    pregnancy: 'Pregnancy',
    'female-only': 'Female-only',
    payments: 'Paying',
    policies: 'The rules',
  },
  nothing: {
    heading: 'No answer to that yet',
    text: 'Try one word instead of several, or ask us. We reply within one working day.',
    everywhere: 'Search every subject',
    ask: 'Ask us',
  },
  vote: {
    question: 'Did this help?',
    yes: 'Yes',
    no: 'No',
    thanksYes: 'Thank you. Good to know.',
    thanksNo: 'Thank you. Then ask us, and a person will answer.',
    kept: 'Your vote stays on this device.',
    undo: 'Take it back',
  },
  policies: {
    heading: 'Four rules, and why',
    lead: 'So that nobody is surprised at the door.',
    arriving: {
      title: 'Arriving',
      text: 'Before the start. Time for your code, your shoes, and a word about your back.',
    },
    cancelling: { title: 'Cancelling', figureUnit: 'hours' },
    freezing: {
      title: 'Freezing',
      figure: '6',
      unit: 'months',
      text: 'Once in every six, a membership can be frozen for one or two. You do it in your account; nothing is charged meanwhile.',
    },
    late: {
      title: 'Late',
      figure: '0',
      unit: 'minutes',
      text: 'Once a class has begun, the door stays closed, for the calm of those inside. The place counts as used.',
    },
  },
  recommended: {
    heading: 'A good class to begin with',
    choose: 'See the days',
    about: 'About the class',
    next: 'Next',
    waysHeading: 'Three ways to keep coming',
    waysMore: 'See all prices',
  },
  support: {
    heading: 'Still wondering?',
    text: 'A person answers, within one working day.',
    chat: 'Live chat',
    chatHint: 'Typically replies in a few minutes',
    contact: 'Contact us',
    contactHint: 'Write, and say when you would like to come',
    email: 'Email',
    phone: 'Phone',
  },
} as const;

/**
 * Class type that /faq recommends for each topic, with the reason. `general` also replaces class types that are no
 * longer in the catalogue.
 */
export const recommendedClasses = {
  general: {
    classType: 'classic-mat',
    reason: 'The easiest class to say yes to. Nothing to learn first, nothing to bring.',
  },
  booking: {
    classType: 'reformer-foundations',
    reason: 'The calmest way in: you learn the machine before you use it, and there is time to ask.',
  },
  reformer: {
    classType: 'reformer-foundations',
    reason: 'If the springs look like a puzzle, this is the hour that solves it.',
  },
  pregnancy: {
    classType: 'prenatal-mat',
    reason: 'Bolsters where you want them, nothing on your front, and a small group.',
  },
  'female-only': {
    classType: 'female-only-mat',
    reason: 'Only women in the room, and a woman who teaches.',
  },
  payments: {
    classType: 'vinyasa-yoga',
    reason: 'A class to come back to: the Yoga and Mat packs and the Flow memberships all open its door.',
  },
  policies: {
    classType: 'restorative-yin-yoga',
    reason: 'After so many rules: an hour in which nothing is asked of you.',
  },
} as const;
