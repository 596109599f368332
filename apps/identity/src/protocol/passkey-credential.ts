import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

/** Bytes in base64url, as browsers send them. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/, 'Member must be base64url')
  .max(16_384);
const word = z.string().max(64);

/** The name of a passkey, made by its device. */
export const credentialIdSchema = bytes.max(1400);

const common = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
};

/** What a browser answers when it has made a passkey. */
export const registrationCredentialSchema = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(word).max(10).default([]),
    }),
  })
  .transform((made) => ({ ...made, clientExtensionResults: {} }) as unknown as RegistrationResponseJSON);

/** What a browser answers when a passkey has signed. */
export const authenticationCredentialSchema = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.optional(),
    }),
  })
  .transform(
    (signed) => ({ ...signed, clientExtensionResults: {} }) as unknown as AuthenticationResponseJSON,
  );

const clientData = z.object({ challenge: z.string(), origin: z.string() });

/** What the browser itself says of the occasion; null when it says nothing that can be read. */
export function parseClientData(clientDataJSON: string): z.output<typeof clientData> | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}
