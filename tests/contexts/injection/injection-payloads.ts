/** Texts with a special meaning in some output: a page, an email header, a calendar, a spreadsheet or a log. */
const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table><h1>Pay here',
  '<a href="javascript:alert(1)">x</a>',
  '</script><script>alert(1)</script>',
  '<!-- ',
  '<![CDATA[',
  '&lt;b&gt;&#x3c;script&#x3e;',
  '{{constructor.constructor("x")()}}',
  '=HYPERLINK("https://evil.example","Refund")',
  "=cmd|' /C calc'!A0",
  '+44;=1+1',
  '-2+3+cmd',
  '@SUM(A1:A9)',
  '\t=1+1',
  'Zoe\r\nBcc: everybody@people.example',
  'Zoe\nSubject: Something else',
  'Zoe\r\n\r\n<html>Another body',
  'Zoe\rX-Sign: yes',
  'END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Other',
  'Zoe;ATTENDEE=mailto:all@people.example',
  'a\\,b\\;c\\n',
  'Zoe"\r\n=1+1,"',
  '","level":50,"msg":"the till was robbed"}\n{"',
  '\u202eevitagen',
  '\u0085\u2028\u2029Zoe',
  '\u200b',
  '%0d%0aSet-Cookie:%20a=b',
  '../../../etc/passwd',
  'Łucja Çelik 王小明 🧘',
];

/** Texts that resemble email addresses. The product rightly rejects some of them. */
const hostileAddresses: readonly string[] = [
  '=1+1@people.example',
  '+44@people.example',
  '-2+3@people.example',
  '@sum@people.example',
  '"><b>x</b>@people.example',
  '<script>alert(1)</script>@people.example',
  'one@people.example,all@people.example',
  'one@people.example\r\nBcc:all@people.example',
  'javascript:alert(1)@people.example',
  "o'neill&amp;@people.example",
  'a;b@people.example',
  '\u202ee@people.example',
];

/** Maximum length that every text field accepts. */
const maxLength = 60;

/** Texts that each contain several payloads. A payload that a spreadsheet would read as a formula starts a new text. */
const joined: string[] = [];
for (const payload of hostile) {
  const last = joined.at(-1) ?? '';
  const longer = `${last} ${payload}`;
  if (/^[=+\-@\t]/.test(payload) || last === '' || longer.length > maxLength) joined.push(payload);
  else joined[joined.length - 1] = longer;
}

/** Payloads for one run of a scenario. */
export interface PayloadSet {
  text: string;
  address: string;
}

/** Payload sets, one per text. Their email addresses differ, because each must be new. */
export const payloadSets: readonly PayloadSet[] = joined.map((text, number) => {
  const address = hostileAddresses[number % hostileAddresses.length] ?? '';
  return { text, address: address.replace('people', `people-${number}`) };
});
