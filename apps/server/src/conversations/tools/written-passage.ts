import type { WayOn } from '../../outside/assistant/port.ts';

/** Something that the studio says about itself, with other words that people ask for it with. */
export interface WrittenPassage {
  id: string;
  title: string;
  /** Plain text. */
  text: string;
  link: WayOn | null;
  /** Words that are not in it, but in the questions that it answers. */
  asked?: string;
}
