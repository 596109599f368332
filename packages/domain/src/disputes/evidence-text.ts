/** Section of the evidence for a dispute: a heading, and one fact per line. */
export interface EvidenceSection {
  title: string;
  lines: string[];
}

/** Returns the evidence as plain text, for the provider's form or as an attachment. Omits empty sections. */
export function formatEvidenceText(sections: readonly EvidenceSection[]): string {
  const nonEmpty = sections.filter(({ lines }) => lines.length > 0);
  return `${nonEmpty.map(({ title, lines }) => [title.toUpperCase(), ...lines].join('\n')).join('\n\n')}\n`;
}
