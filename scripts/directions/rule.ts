import type { Place } from './place.ts';

/** An import on its way from one place to another. */
export interface Step {
  file: string;
  from: Place;
  typeOnly: boolean;
  /** The file of ours that it leads to, and its place. */
  to: { file: string; place: Place } | null;
  /** The package that it leads to. */
  package: string | null;
  /** The module of Node that it leads to. */
  node: string | null;
}

/** A rule looks at one import and answers with the sentence that it breaks, or null. */
export type Rule = (step: Step) => string | null;
