import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PayloadSet } from './injection-payloads.ts';
import type { FieldKind, GetPayload, SubmitWithPayload } from './injection-scenario.ts';

const kinds: readonly FieldKind[] = ['text', 'address', 'phone'];
/** An address or a number that is none does not keep the other words away, nor they it. */
const lessAndLess: readonly (readonly FieldKind[])[] = [
  ['text', 'phone'],
  ['text', 'address'],
  ['text'],
  ['address'],
  [],
];

/** What is said on a way through the product, and what of it was taken. */
export interface PayloadWriter {
  put: SubmitWithPayload;
  /** The fields in which the words were taken. */
  taken: ReadonlySet<string>;
  /** Files that calls answered with. */
  answers: readonly string[];
}

/** A number that belongs to a field. */
const numberOf = (field: string): string =>
  String([...field].reduce((all, sign) => (all * 31 + sign.charCodeAt(0)) % 1_000_003, 7)).padStart(7, '0');

/** Words that nobody has said before, so that they are found again, for each field its own. */
export function createPlainText(field: string, kind: FieldKind): string {
  if (kind === 'phone') return '+44 7700 900123';
  const word = `Zq${numberOf(field)}x`;
  return kind === 'text' ? word : `${word.toLowerCase()}@people.example`;
}

/** The same address is nobody's twice. */
function hostileWords(field: string, kind: FieldKind, { text, address }: PayloadSet): string {
  return kind === 'address' ? address.replace('people-', `people-${numberOf(field)}-`) : text;
}

/** Somebody who says the words in every field; without words, plain ones. */
export function createPayloadWriter(words: PayloadSet | null): PayloadWriter {
  const taken = new Set<string>();
  const answers: string[] = [];
  const put = async <Answer>(
    by: Parameters<SubmitWithPayload>[0],
    path: string,
    body: (say: GetPayload) => object,
  ) => {
    let said = new Set<string>();
    const saying = (hostile: readonly FieldKind[]): GetPayload => {
      said = new Set();
      return (field, kind = 'text') => {
        const key = `${path} ${field}`;
        if (words && hostile.includes(kind)) {
          said.add(key);
          return hostileWords(key, kind, words);
        }
        return words && kind === 'address' ? `${randomUUID()}@people.example` : createPlainText(key, kind);
      };
    };
    let reply = await by.call(path, body(saying(kinds)));
    for (const fewer of lessAndLess) {
      if (reply.status === 400 && words) reply = await by.call(path, body(saying(fewer)));
    }
    expect(reply.status, `${path}: ${JSON.stringify([words, reply.body])}`).toBe(200);
    for (const field of said) taken.add(field);
    const { csv } = reply.body as { csv?: string };
    if (csv) answers.push(csv);
    return reply.body as unknown as Answer;
  };
  return { put, taken, answers };
}
