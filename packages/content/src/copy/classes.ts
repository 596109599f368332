/** Labels of /classes. Its other texts are editable (site-copy/classes-fields). */
export const classesCopy = {
  title: 'Classes',
  promosLabel: 'What’s on',
  allQuestions: 'All questions',
} as const;

/** Cards of 'How to join a class' (handbook: pages 6). `text` names their editable text. */
export const purchaseOptionCards = [
  { section: 'dropin', text: 'dropIn', title: 'Drop-in', link: 'See drop-in prices' },
  { section: 'packs', text: 'packs', title: 'Class Packs', link: 'Compare class packs' },
  { section: 'memberships', text: 'memberships', title: 'Membership', link: 'Choose a membership' },
] as const;
