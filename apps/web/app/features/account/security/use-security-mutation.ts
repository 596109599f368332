import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ReauthenticationCancelledError,
  useReauthentication,
} from '../../../lib/session/use-reauthentication.ts';
import { getSecurityError } from './security-error.ts';
import { securityQueries } from './security-queries.ts';

interface SecurityMutationHandlers<Input, Result> {
  /** Called after the change, before the page is refetched. */
  onDone?: (result: Result, input: Input) => void;
  onError?: () => void;
}

/** Changes a security setting, asks for the password if required, and refetches the Security page. */
export function useSecurityMutation<Input = void, Result = void>(
  change: (input: Input) => Promise<Result>,
  { onDone, onError }: SecurityMutationHandlers<Input, Result> = {},
) {
  const withReauthentication = useReauthentication();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (input: Input) => withReauthentication(() => change(input)),
    onSuccess: (result, input) => {
      onDone?.(result, input);
      return queryClient.invalidateQueries({ queryKey: securityQueries.all });
    },
    onError: () => onError?.(),
  });
  return {
    mutate,
    busy: isPending,
    variables,
    /** Error message of the last attempt; null if it succeeded or the member declined to enter the password. */
    failure: error && !(error instanceof ReauthenticationCancelledError) ? getSecurityError(error) : null,
    reset,
  };
}
