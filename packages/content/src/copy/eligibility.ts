/** Audiences by which visitors can filter /eligibility. */
export const eligibilityAudiences = [
  { key: 'everyone', label: 'All classes' },
  { key: 'new', label: 'I’m new' },
  { key: 'returning', label: 'I’m coming back' },
  { key: 'regular', label: 'I practise regularly' },
  { key: 'pregnant', label: 'I’m pregnant' },
  { key: 'women', label: 'Female-only' },
] as const;

/** Labels of /eligibility. Its other texts are editable (site-copy/eligibility). */
export const eligibilityCopy = {
  title: 'Who each class suits and what covers it',
  choose: 'Show classes for',
  classesHeading: 'Classes',
  covered: 'Covered by',
  notCovered: 'Paid for separately. No pack or membership covers this class.',
  offPeak: 'before 16:00 on weekdays',
  pricing: 'Compare what packs and memberships cover',
  noClasses:
    'None of these classes is on the timetable at the moment. Ask us and we’ll help you find another.',
  /** Descriptions of the people whom a class suits, by its level. They replace missing texts of class types. */
  levels: {
    'All Levels': 'Every level. The instructor shows an easier and a harder version.',
    'Beginner Friendly': 'Beginners, and anyone who likes to take their time.',
    Intermediate: 'People who know the basics and want more.',
    Gentle: 'People who want a slower class.',
  } as Readonly<Record<string, string>>,
} as const;
