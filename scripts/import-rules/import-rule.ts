import type { FileLocation } from './file-location.ts';

/** An import on its way from one place to another. */
export interface ImportEdge {
  file: string;
  from: FileLocation;
  typeOnly: boolean;
  /** The file of ours that it leads to, and its place. */
  to: { file: string; place: FileLocation } | null;
  /** The package that it leads to. */
  package: string | null;
  /** The module of Node that it leads to. */
  node: string | null;
}

/** A rule looks at one import and answers with the sentence that it breaks, or null. */
export type ImportRule = (step: ImportEdge) => string | null;
