import { z } from 'zod';
import { getIdentityId, getLoginProviderName, identityIdSchema } from '../identity-pool/identity-ids.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';

/**
 * Describes an identity to its owner, who signs the call with the identity's credentials. Times are in epoch seconds.
 */
export const describeIdentity = defineOperation({
  name: 'DescribeIdentity',
  signed: 'member',
  request: z.object({ IdentityId: identityIdSchema }),
  async run({ settings }, { IdentityId }, { member }) {
    if (!member || IdentityId !== getIdentityId(settings, member.sub)) {
      throw new IdentityError('AccessDeniedException');
    }
    return {
      IdentityId,
      Logins: [getLoginProviderName(settings)],
      CreationDate: member.createdAt.getTime() / 1000,
      LastModifiedDate: member.changedAt.getTime() / 1000,
    };
  },
});
