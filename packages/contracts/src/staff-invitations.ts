import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';

/** Login invitations: emails that invite clients to set up a login. Instants are ISO texts. */

/**
 * State of an invitation: 'waiting' until its turn, 'sending' while the email is delivered, 'sent' once the mail server
 * accepted it. The others say why the client didn't get it: the email provider rejected the address, the address was
 * removed, the client had too many emails that day, staff cancelled the invitation or undid its import, or delivery
 * failed for 2 days. 'has-account' means that the client has an account now.
 */
export const invitationState = z.enum([
  'waiting',
  'sending',
  'sent',
  'has-account',
  'no-email',
  'rejected',
  'too-many',
  'cancelled',
  'failed',
]);
export type InvitationState = z.infer<typeof invitationState>;

const invitedClient = z.object({
  personId: z.string(),
  name: z.string(),
  state: invitationState,
  /** Time at which the email was sent or, if it wasn't, at which staff invited the client. */
  at: z.string(),
});
export type InvitedClientDto = z.infer<typeof invitedClient>;

/** Invitations that an owner started with one click. */
const batch = z.object({
  batchId: z.string(),
  /** Number of clients when the batch started. */
  total: z.number().int(),
  /** Number of emails sent, and of clients who couldn't be reached. */
  sent: z.number().int(),
  unreachable: z.number().int(),
  status: z.enum(['sending', 'done', 'stopped']),
  startedAt: z.string(),
});
export type InvitationBatchDto = z.infer<typeof batch>;

/** Invitation email, as the first of the clients would get it. */
const preview = z.object({
  name: z.string(),
  subject: z.string(),
  greeting: z.string(),
  lead: z.string(),
  rowsTitle: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  action: z.string(),
  note: z.string(),
  footer: z.string(),
});
export type InvitationPreviewDto = z.infer<typeof preview>;

/**
 * POST /admin/people/invitations/overview (policy: ADMIN): returns which imported clients can be invited, the email,
 * the newest batch, the clients who were invited, and those who can't be. `importId` limits everything but the batch to
 * the clients of one import.
 */
export const getInvitationsRequest = withEnvelope({ branchId, importId: id.nullable().default(null) });
export const getInvitationsResponse = z.object({
  ok: z.literal(true),
  /** Finished imports of clients or bookings that aren't undone, newest first. At most 50. */
  imports: z.array(z.object({ importId: z.string(), fileName: z.string(), createdAt: z.string() })),
  counts: z.object({
    invitable: z.number().int(),
    invited: z.number().int(),
    noEmail: z.number().int(),
    hasAccount: z.number().int(),
  }),
  /** Preview of the email; null while no client can be invited. */
  preview: preview.nullable(),
  batch: batch.nullable(),
  /** Clients who were invited: those who couldn't be reached first, then the newest. At most 200. */
  invited: z.array(invitedClient),
  /** Clients who can be invited, by name. At most 200. */
  invitable: z.array(z.object({ personId: z.string(), name: z.string(), email: z.string() })),
  /** Clients who can't be invited, by name. At most 200. */
  notInvitable: z.array(
    z.object({ personId: z.string(), name: z.string(), reason: z.enum(['no-email', 'has-account']) }),
  ),
});
export type GetInvitationsResponse = z.infer<typeof getInvitationsResponse>;

/**
 * POST /admin/people/invitations/send (policy: ADMIN): invites all imported clients who can be invited, each once, in
 * the background. `expected`: the number that the owner confirmed. Idempotent by `idempotencyKey`. Errors:
 * not_changeable (the number has changed).
 */
export const sendInvitationsRequest = withEnvelope({
  branchId,
  importId: id.nullable().default(null),
  expected: z.number().int().min(1),
  /** Random UUID that the owner's browser generates. */
  idempotencyKey: id,
});

/**
 * POST /admin/people/invitations/stop (policy: ADMIN): stops a batch. Clients who haven't been emailed can be invited
 * later. Idempotent. Errors: not_found.
 */
export const stopInvitationsRequest = withEnvelope({ branchId, batchId: id });

/** POST /admin/people/invitations/person (policy: ADMIN, STAFF): returns a client's newest invitation. Errors: not_found. */
export const getPersonInvitationRequest = withEnvelope({ branchId, personId: id });
export const getPersonInvitationResponse = z.object({
  ok: z.literal(true),
  /** Reason why staff can't invite the client; null when they can. */
  reason: z.enum(['no-email', 'has-account']).nullable(),
  /** Number of the newest invitation; 0 if there is none. */
  number: z.number().int(),
  state: invitationState.nullable(),
  at: z.string().nullable(),
});
export type GetPersonInvitationResponse = z.infer<typeof getPersonInvitationResponse>;

/**
 * POST /admin/people/invitations/send-one (policy: ADMIN, STAFF): invites one client. `number`: one more than the newest
 * invitation that the page shows, so that a repeated or concurrent call sends one email. Idempotent. Errors: not_found,
 * not_changeable (no email address, or an account).
 */
export const sendPersonInvitationRequest = withEnvelope({
  branchId,
  personId: id,
  number: z.number().int().min(1).max(1000),
});
