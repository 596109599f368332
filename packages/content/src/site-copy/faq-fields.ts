import {
  type CopyValue,
  choices,
  group,
  line,
  list,
  optionalLink,
  reference,
  text,
} from '@studio/domain/site-copy/copy-field';

/** Fields of the page with questions and answers (handbook: pages 3). */
export const faqFields = group('Questions and answers', {
  description: text('Description for search engines', 200),
  heading: line('Heading', 60),
  lead: text('Introduction', 300),
  topics: list(
    'Topics',
    { noun: 'topic', titleField: 'heading', min: 1, max: 20 },
    {
      label: line('Filter label', 30),
      heading: line('Heading', 60),
      recommendedClass: reference('Recommended class', 'class-type'),
      reason: text('Why we recommend this class', 200, { optional: true }),
      questions: list(
        'Questions',
        { noun: 'question', titleField: 'question', max: 40 },
        {
          question: line('Question', 160),
          answer: text('Answer', 1200, { hint: 'Leave out prices. They’re on the pricing page.' }),
          more: optionalLink('Link after the answer'),
          alsoIn: choices('Also found under', { list: 'topics' }),
          pages: choices('Also shown on', {
            home: 'Home page',
            classes: 'Classes page',
            pricing: 'Pricing page',
          }),
        },
      ),
    },
  ),
  rules: group('Rules to know', {
    heading: line('Heading', 60),
    lead: line('Introduction', 160),
    arriving: text('Arriving', 300),
    freezing: text('Freezing a membership', 300),
    late: text('Arriving late', 300),
  }),
  recommendedHeading: line('Heading above the recommended class', 60),
});

export type FaqCopy = CopyValue<typeof faqFields>;
export type FaqTopic = FaqCopy['topics'][number];
export type FaqQuestion = FaqTopic['questions'][number];
