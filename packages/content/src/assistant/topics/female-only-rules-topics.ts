import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const contact = { label: 'Contact us', to: '/contact' };

/** Topic about who can come to female-only classes. */
export const femaleOnlyRulesTopics: readonly AssistantTopic[] = [
  {
    id: 'female_only_who',
    question: 'Who can come to female-only classes?',
    examples: parseExamples(`
      who can come to female-only classes
      are trans women welcome in the female-only class
      i'm a trans woman can i come to female only
      can non binary people come to the female only class
      is female only open to trans women
      i'm non-binary, which classes can i go to
      are you lgbt friendly
      do you welcome trans people
      can i come to the women's class if i'm trans
      can girls of 16 come to female only
      do you check id for female only
      is the female only class inclusive
      can my son come to a female only class with me
      who counts as female for the women only class
      are non-binary folks ok in female-only
      i identify as a woman, may i join the ladies class
      trans friendly?
      is the studio queer friendly
      are same sex couples welcome
      gender rules of the female only classes
    `),
    answer: {
      text: 'Everyone is welcome at the studio. Female-only classes are for women and taught by a woman. I don’t know of any rule beyond that, so if you’d like to be sure, our team can answer privately. Shall I ask them?',
      passages: ['faq:female-only-classes'],
      links: [contact],
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['female_only', 'female_only_privacy', 'men_welcome', 'talk_to_human'],
  },
];
