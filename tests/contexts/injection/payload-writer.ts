import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PayloadSet } from './injection-payloads.ts';
import type { FieldKind, GetPayload, SubmitWithPayload } from './injection-scenario.ts';

const kinds: readonly FieldKind[] = ['text', 'address', 'phone'];
/**
 * Kinds of fields that get payloads, in the order of attempts: when a call is rejected, fewer kinds get them. So an
 * invalid email address or phone number doesn't prevent testing the other fields.
 */
const fallbackKinds: readonly (readonly FieldKind[])[] = [
  ['text', 'phone'],
  ['text', 'address'],
  ['text'],
  ['address'],
  [],
];

/** Writes payloads into the calls of a scenario, and records which were accepted. */
export interface PayloadWriter {
  put: SubmitWithPayload;
  /** Fields that accepted a payload. */
  acceptedFields: ReadonlySet<string>;
  /** CSV files that calls returned. */
  csvFiles: readonly string[];
}

/** Returns a stable number for a field. */
const numberOf = (field: string): string =>
  String([...field].reduce((all, character) => (all * 31 + character.charCodeAt(0)) % 1_000_003, 7)).padStart(
    7,
    '0',
  );

/** Returns a harmless unique text for a field, which can be found in the output. */
export function createPlainText(field: string, kind: FieldKind): string {
  if (kind === 'phone') return '+44 7700 900123';
  const word = `Zq${numberOf(field)}x`;
  return kind === 'text' ? word : `${word.toLowerCase()}@people.example`;
}

/** Returns the payload for a field. An email address is unique per field. */
function payloadFor(field: string, kind: FieldKind, { text, address }: PayloadSet): string {
  return kind === 'address' ? address.replace('people-', `people-${numberOf(field)}-`) : text;
}

/** Creates a writer that puts payloads into every field. Without payloads, it writes harmless texts. */
export function createPayloadWriter(payloads: PayloadSet | null): PayloadWriter {
  const acceptedFields = new Set<string>();
  const csvFiles: string[] = [];
  const put = async <Answer>(
    browser: Parameters<SubmitWithPayload>[0],
    path: string,
    body: (say: GetPayload) => object,
  ) => {
    let submitted = new Set<string>();
    const createGetPayload = (payloadKinds: readonly FieldKind[]): GetPayload => {
      submitted = new Set();
      return (field, kind = 'text') => {
        const key = `${path} ${field}`;
        if (payloads && payloadKinds.includes(kind)) {
          submitted.add(key);
          return payloadFor(key, kind, payloads);
        }
        return payloads && kind === 'address' ? `${randomUUID()}@people.example` : createPlainText(key, kind);
      };
    };
    let reply = await browser.call(path, body(createGetPayload(kinds)));
    for (const remainingKinds of fallbackKinds) {
      if (reply.status === 400 && payloads)
        reply = await browser.call(path, body(createGetPayload(remainingKinds)));
    }
    expect(reply.status, `${path}: ${JSON.stringify([payloads, reply.body])}`).toBe(200);
    for (const field of submitted) acceptedFields.add(field);
    const { csv } = reply.body as { csv?: string };
    if (csv) csvFiles.push(csv);
    return reply.body as unknown as Answer;
  };
  return { put, acceptedFields, csvFiles };
}
