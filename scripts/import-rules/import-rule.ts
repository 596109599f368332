import type { FileLocation } from './file-location.ts';

export interface ImportEdge {
  file: string;
  from: FileLocation;
  typeOnly: boolean;
  /** Imported file of ours, with its location. */
  to: { file: string; location: FileLocation } | null;
  package: string | null;
  node: string | null;
}

/** Checks one import. Returns a sentence about the violation, or null. */
export type ImportRule = (step: ImportEdge) => string | null;
