import { type TermsCopy, termsDefaults } from './terms.ts';

/** Sections that name products, classes or promises of Miles Street, in words that are true of every studio. */
const ownSections: Readonly<Record<string, readonly string[]>> = {
  'who-we-are': [
    '{studio} is at {address}, and is run by {legalName}. You can reach us at {email} or on {phone}.',
    'These terms are a contract between you and {legalName} when you book a class, buy a pack or a gift card, or take out a membership. They do not affect your legal rights as a consumer.',
  ],
  packs: [
    'A pack covers the activities and the period stated on the pricing page. The pricing page says which packs you can share with people who check in with you. Each person can buy a starter offer once.',
    'You pay for a membership every month, and it renews until you cancel it. You can cancel at any time in your account. The membership then ends with the month you have paid for. You can freeze a membership once every six months. ‘Unlimited’ means one place for you in each class.',
    'Off-peak means weekday classes that start before 16:00.',
  ],
  studio: [
    'Arrive a few minutes early and show your booking code. Once a class has started, you may not be able to join it, for the safety of those inside.',
    'Tell your instructor before class about any injury, illness or pregnancy, and follow the instructor’s safety guidance. You can ask your instructor for an easier version of any exercise, and stop at any time.',
    'Classes are for people aged 16 and over. At 16 or 17, a parent or guardian comes to the first class and signs at the front desk.',
  ],
  complaints: [
    'If you have a complaint, email {email} or speak to us at the front desk. Citizens Advice gives free advice about your rights: citizensadvice.org.uk, or 0808 223 1133.',
  ],
};

/** Terms and conditions with which an empty studio starts. Its owner checks and confirms them. */
export const emptyStudioTerms: TermsCopy = {
  ...termsDefaults,
  sections: termsDefaults.sections.map((section) => {
    const paragraphs = ownSections[section.id];
    return paragraphs ? { ...section, text: paragraphs.join('\n\n') } : section;
  }),
};
