/** Fictional review for the demo. */
export interface SampleReview {
  rating: number;
  text: string;
  /** Fictional visit that the review describes. */
  after: string;
}

const sampleReviews: Readonly<Record<string, readonly SampleReview[]>> = {
  reformer: [
    {
      rating: 5,
      text: 'My second class was harder than my first, because someone had looked at my knees in between.',
      after: 'After a fourth class',
    },
    {
      rating: 5,
      text: 'Ten beds, and no one is a stranger by the third week. The last two minutes are worth the walk.',
      after: 'By a Tuesday regular',
    },
    {
      rating: 4,
      text: 'I was scared of the springs. It turns out they’re on your side.',
      after: 'After a first class',
    },
  ],
  'mat-pilates': [
    {
      rating: 5,
      text: 'Nothing to hide behind, only a mat. I found out which side I’d been leaning on for years.',
      after: 'After a sixth class',
    },
    {
      rating: 5,
      text: 'Slow enough to do it well. Everyone had warned me about the hundred. No one had told me I’d laugh.',
      after: 'After a first class',
    },
  ],
  vinyasa: [
    {
      rating: 5,
      text: 'At quarter past seven the sun comes through the arch, just as you reach warrior two.',
      after: 'By an early riser',
    },
    {
      rating: 5,
      text: 'I took the easier option in every pose and still slept like a log.',
      after: 'After a third class',
    },
  ],
  restorative: [
    {
      rating: 5,
      text: 'A whole hour when no one wanted anything from me, including me.',
      after: 'On a Friday evening',
    },
    {
      rating: 4,
      text: 'Bring a jumper. With that, I can’t fault it.',
      after: 'After a second class',
    },
  ],
};

/** Returns the sample reviews of a built-in class page, which only demo mode shows, as samples (handbook: emails 7). */
export function listSampleReviews(pageId: string): readonly SampleReview[] {
  return Object.hasOwn(sampleReviews, pageId) ? (sampleReviews[pageId] ?? []) : [];
}
