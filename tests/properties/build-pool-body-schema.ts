import type { Operation } from '@studio/identity/protocol/operation';
import { z } from 'zod';
import type { OpenApiSchema } from './list-open-api-routes.ts';

/** Values by field name that get past most checks. */
export type KnownGoodValues = Readonly<Record<string, readonly string[]>>;

type WithMore = OpenApiSchema & { additionalProperties?: unknown; const?: unknown };

/** Keys of the maps in the protocol, which its schema doesn't name. */
const mapKeys: Readonly<Record<string, readonly string[]>> = {
  AuthParameters: ['USERNAME', 'PASSWORD', 'SRP_A', 'PREFERRED_CHALLENGE', 'REFRESH_TOKEN', 'DEVICE_KEY'],
  ChallengeResponses: [
    'USERNAME',
    'ANSWER',
    'PASSWORD',
    'NEW_PASSWORD',
    'SRP_A',
    'EMAIL_OTP_CODE',
    'SMS_OTP_CODE',
    'PASSWORD_CLAIM_SIGNATURE',
    'PASSWORD_CLAIM_SECRET_BLOCK',
    'TIMESTAMP',
    'DEVICE_KEY',
    'CREDENTIAL',
    'SOFTWARE_TOKEN_MFA_CODE',
    'userAttributes.given_name',
    'userAttributes.__proto__',
  ],
  Logins: ['provider'],
};

/** Returns the schema of an operation's request, with the good values as choices of the fields that they belong to. */
export function buildPoolBodySchema({ request }: Operation, good: KnownGoodValues): OpenApiSchema {
  const schema = z.toJSONSchema(request, { unrepresentable: 'any', io: 'input' });
  return withGood(schema as WithMore, good);
}

function withGood(schema: WithMore, good: KnownGoodValues, name = ''): OpenApiSchema {
  const values = good[name];
  if (schema.type === 'string' && values) return { enum: [...values] };
  if (schema.const !== undefined) return { enum: [schema.const] };
  if (schema.items) return { ...schema, items: withGood(schema.items, good) };
  if (schema.additionalProperties) {
    const open = (mapKeys[name] ?? []).map((one) => [one, { type: 'string' as const }]);
    return withGood({ type: 'object', properties: Object.fromEntries(open) }, good);
  }
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([one, inner]) => [
    one,
    withGood(inner, good, one),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}
