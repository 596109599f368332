import type { DataRow, DataSection } from './collect-person-data.ts';

/** Renders a person's data as a self-contained HTML page. Loads nothing from elsewhere and runs no script. */
export function renderPersonalDataExport(of: {
  studio: string;
  name: string;
  writtenAt: string;
  sections: readonly DataSection[];
}): string {
  const { studio, name, writtenAt, sections } = of;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`Your data at ${studio}`)}</title>
<style>
body { font: 1rem/1.5 Georgia, serif; color: #2b2a26; max-width: 52rem; margin: 3rem auto; padding: 0 1.25rem; }
h1, h2 { font-weight: 400; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #d8d2c4; padding-bottom: .4rem; }
dl { display: grid; grid-template-columns: minmax(9rem, 14rem) 1fr; gap: .25rem 1rem; margin: 1rem 0; padding: 1rem; background: #f7f4ec; break-inside: avoid; }
dt { color: #6b675c; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
</style>
</head>
<body>
<h1>${escaped(name)}</h1>
<p>${escaped(`The data ${studio} held about you on ${writtenAt}. Amounts are in pence and times in UTC.`)}</p>
${sections.map(sectionHtml).join('\n')}
</body>
</html>
`;
}

function sectionHtml({ title, rows }: DataSection): string {
  return `<section><h2>${escaped(title)}</h2>${rows.map(rowHtml).join('')}</section>`;
}

function rowHtml(row: DataRow): string {
  const fields = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return `<dl>${fields.map(([name, value]) => `<dt>${escaped(toLabel(name))}</dt><dd>${escaped(text(value))}</dd>`).join('')}</dl>`;
}

/** Converts a field name to words: "first_name" and "firstName" become "First name". */
function toLabel(name: string): string {
  const spaced = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function text(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

function escaped(plain: string): string {
  return plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
