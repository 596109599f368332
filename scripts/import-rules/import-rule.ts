import type { FileLocation } from './file-location.ts';

export interface ImportEdge {
  file: string;
  from: FileLocation;
  typeOnly: boolean;
  /** Imported file of the project, with its location; null for other imports. */
  to: { file: string; location: FileLocation } | null;
  package: string | null;
  node: string | null;
}

/** Checks one import. Returns a sentence about the violation, or null when there is none. */
export type ImportRule = (step: ImportEdge) => string | null;
