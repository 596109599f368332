import { z } from 'zod';
import { parameterMapSchema } from '../challenges/challenge.ts';
import { challenges } from '../challenges/challenges.ts';
import { requireParameter } from '../challenges/require-parameter.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { withAuthSession } from '../tokens/auth-session.ts';
import { findUser } from '../users/users.ts';

/** Handles the response to a challenge, and returns the next challenge or tokens. */
export const respondToAuthChallenge = defineOperation({
  name: 'RespondToAuthChallenge',
  request: z.object({
    ClientId: z.string(),
    ChallengeName: z.string(),
    Session: z.string().optional(),
    ChallengeResponses: parameterMapSchema,
  }),
  async run(pool, { ClientId, ChallengeName, Session, ChallengeResponses }, caller) {
    requireClient(pool, ClientId);
    const challenge = challenges.get(ChallengeName);
    if (!challenge) {
      throw new IdentityError(
        'InvalidParameterException',
        `The challenge ${ChallengeName} is not supported.`,
      );
    }
    if (!Session) throw new IdentityError('InvalidParameterException', 'Missing required parameter Session');
    const user = await findUser(pool.database, requireParameter(ChallengeResponses, 'USERNAME'));
    const presented = { challenge: challenge.name, sub: user?.sub ?? null, secret: Session };
    return withAuthSession(pool, presented, (state) =>
      challenge.answer(pool, { user, state: challenge.state.parse(state), caller }, ChallengeResponses),
    );
  },
});
