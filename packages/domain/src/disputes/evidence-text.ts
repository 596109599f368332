/** One part of the evidence for a dispute: a heading, and facts of one line each. */
export interface EvidenceSection {
  title: string;
  lines: string[];
}

/** Returns the evidence as plain text, to copy into the provider's form or to attach as a file. Empty sections are left out. */
export function formatEvidenceText(sections: readonly EvidenceSection[]): string {
  const told = sections.filter(({ lines }) => lines.length > 0);
  return `${told.map(({ title, lines }) => [title.toUpperCase(), ...lines].join('\n')).join('\n\n')}\n`;
}
