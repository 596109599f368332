/** The questions before the first class. The waiver has a version in domain/first-visit: change both together. */
export const firstVisitCopy = {
  card: {
    title: 'Before your first class',
    text: 'Two questions and a few lines to accept. It takes a minute, and only your instructor reads it.',
    button: 'Answer now',
    newWaiver: 'Our waiver has changed',
    newWaiverText: 'Please read and accept the new one before your next class. It takes a minute.',
    done: 'Thank you. Your instructor knows what to look after.',
    change: 'Change my answers',
  },
  /** On /account. */
  account: {
    title: 'For your instructor',
    text: 'Pregnancy, injuries, anything to go easy on. Only the instructor of your class reads it.',
    nothing: 'Nothing to look out for.',
    answer: 'Answer now',
    change: 'Change',
  },
  form: {
    title: 'Before your first class',
    lead: 'So that your instructor can look after you. Nobody else reads it.',
    pregnant: 'Are you pregnant?',
    weeks: 'Which week?',
    hasInjuries: 'Any injuries, or anything else we should go easy on?',
    injuries: 'What should we know?',
    injuriesHint: 'A sore shoulder, a knee operation in spring, dizzy spells: in your own words.',
    yes: 'Yes',
    no: 'No',
    waiverTitle: 'What you accept',
    waiver: [
      'I take part at my own pace, stop when something hurts, and tell my instructor about it.',
      'I have asked a doctor whether I should train if I am pregnant, injured or under treatment.',
      'The studio is liable where the law says so; for what I bring along, and for what comes of ignoring an instructor’s advice, I answer myself.',
    ],
    accept: 'I have read this and accept it.',
    button: 'Save my answers',
    busy: 'Saving',
    later: 'Not now',
    failed: 'We could not save your answers.',
    again: 'What you told us is still here. Please try again.',
  },
} as const;
