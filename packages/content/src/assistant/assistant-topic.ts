/** Details that a message can contain. A follow-up takes missing ones from the previous message. */
export type TopicSlot =
  | 'day'
  | 'time'
  | 'activity'
  | 'level'
  | 'instructor'
  | 'people'
  | 'product'
  | 'booking';

export interface TopicLink {
  label: string;
  /** Path on this site. */
  to: string;
}

/** Reference to a built-in record of the catalogue, such as `activity:reformer` or `product:class-pack-10`. */
export type CatalogueReference = `${'activity' | 'class-type' | 'product'}:${string}`;

/**
 * Fixed reply. `{phone}`, `{email}`, `{address}`, `{directions}`, `{early}` and `{name}` stand for the studio’s details. A
 * text that is only true of the built-in studio lists where it comes from. It isn't used once an owner has changed one of these sources.
 */
export interface FixedAnswer {
  text: string;
  /** Ids of the passages that the text rephrases. The assistant quotes those that an owner has edited instead. */
  passages?: readonly string[];
  /** Records that the text names. */
  catalogue?: readonly CatalogueReference[];
  /** Text, true of every studio, for one with other records and without edited passages. */
  otherwise?: string;
  links?: readonly TopicLink[];
  /** Questions that the visitor can ask next with one click, at most 3. */
  suggestions?: readonly string[];
  /** Id of the topic whose answer follows if the visitor says yes to the question at the end of the text. */
  offer?: string;
  /** Whether the conversation goes to the team. */
  handOver?: boolean;
}

/** Reply that quotes a passage of the studio’s own texts, such as `faq:cancel`. */
export interface PassageAnswer {
  passage: string;
  /** Sentences before the passage. */
  lead?: string;
  /** Question after the passage, which `offer` answers. */
  question?: string;
  links?: readonly TopicLink[];
  offer?: string;
}

/** Reply that the server builds from live data. */
export interface LookupAnswer {
  lookup: string;
}

export type TopicAnswer = FixedAnswer | PassageAnswer | LookupAnswer;

export interface AssistantTopic {
  id: string;
  /** The question in a visitor’s words, as the text of a button, at most 40 characters. */
  question: string;
  /** At least 20 messages as visitors type them. The assistant learns the topic from them. */
  examples: readonly string[];
  answer: TopicAnswer;
  /** Sentences that answer “why?” after the answer, if it doesn’t give the reason itself. */
  reason?: string;
  slots?: readonly TopicSlot[];
  /** Ids of the topics that a visitor often asks about next. */
  followUps?: readonly string[];
}

/** Returns the non-empty lines of a text, one example per line. */
export function parseExamples(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
