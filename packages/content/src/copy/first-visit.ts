import { healthAnswersRetentionMonths, waiverVersion } from '@studio/domain/first-visit/health-answers';

/**
 * Explicit consent to storing health answers, with `{studio}` for the studio's name. Change the version with the words,
 * because both are stored with the answers.
 */
export const healthConsentCopy = {
  version: '2026-11-26',
  words:
    'I give {studio} my explicit consent to store the answers I give here about pregnancy and injuries, and to show them to the instructors of the classes I book, so that they can adapt the class for me. I can withdraw my consent at any time.',
} as const;

/** Returns a sentence of the consent or the waiver with the studio's name. */
export const insertStudioName = (sentence: string, studio: string): string =>
  // A function, because texts like '$&' in a string would be replaced, too.
  sentence.replace('{studio}', () => studio);

/**
 * Waiver that clients accept before their first class, with `{studio}` for the studio's name. Change `waiverVersion`
 * whenever the meaning of a sentence changes.
 */
export const waiverCopy = {
  version: waiverVersion,
  title: 'Taking part safely',
  sentences: [
    'I will tell my instructor before class about any injury, illness or pregnancy that could affect how I exercise. If I am not sure that exercise is safe for me, I will ask a doctor or midwife first.',
    'I will work at my own pace, follow the instructor’s safety guidance, and stop and say so if something hurts.',
    'I understand that exercise carries some risk of injury, even when everyone takes reasonable care.',
    'This does not affect my legal rights. {studio} does not exclude or limit its liability for death or personal injury caused by its negligence.',
  ],
} as const;

/** Copy of the first-visit form. */
export const firstVisitCopy = {
  card: {
    title: 'Before your first class',
    text: 'Please read and accept our short safety waiver. You can also tell your instructor about pregnancy or injuries. It takes a minute.',
    button: 'Answer now',
    newWaiver: 'Our waiver has changed',
    newWaiverText: 'Please read and accept the new waiver before your next class. It takes a minute.',
    expired: 'Your health answers have expired',
    expiredText: `We erase health answers after ${healthAnswersRetentionMonths} months. You can answer the questions again before your next class.`,
    done: 'Thank you. We’ve saved your answers.',
    shared: 'You’ve shared health answers with the instructors of your classes.',
    change: 'Change my answers',
  },
  /** Copy of the section about health answers on /account. */
  account: {
    title: 'Health answers',
    text: `Only the instructors of the classes you book see these answers. We erase them after ${healthAnswersRetentionMonths} months and ask you again.`,
    none: 'You haven’t shared any health answers.',
    noConcerns: 'No pregnancy or injuries to look out for.',
    answer: 'Answer now',
    change: 'Change answers',
  },
  withdraw: {
    button: 'Withdraw consent',
    title: 'Withdraw your consent?',
    text: 'We’ll erase your health answers straight away. You can still book and take part: tell your instructor before class about anything that matters. Withdrawing consent doesn’t affect how we used your answers before.',
    keep: 'Keep answers',
    busy: 'Erasing…',
    done: 'Consent withdrawn. We’ve erased your health answers.',
    failed: 'We couldn’t erase your answers. Check your connection and try again.',
  },
  form: {
    lead: 'The health questions are optional. Only the instructors of the classes you book see your answers.',
    healthTitle: 'Health questions (optional)',
    privacy: { label: 'How we use health answers', to: '/privacy#health' },
    consentOptional:
      'You don’t have to give consent. You can tell your instructor in person before class instead.',
    erasesWithoutConsent:
      'If you save without giving consent, we’ll erase the health answers you gave before.',
    pregnant: 'Are you pregnant?',
    weeks: 'Week of pregnancy',
    hasInjuries: 'Do you have an injury, or anything else we should go easy on?',
    injuries: 'What should your instructor know?',
    injuriesHint: 'For example: a sore shoulder, a knee operation in spring, dizzy spells',
    yes: 'Yes',
    no: 'No',
    accept: 'I’ve read and accept the safety waiver.',
    button: 'Save my answers',
    busy: 'Saving…',
    later: 'Not now',
    failed: 'We couldn’t save your answers.',
    failedAdvice: 'What you typed is still here. Check your connection and try again.',
  },
} as const;
