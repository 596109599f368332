import type { GetSetupResponse } from '@studio/contracts/staff-setup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import { setupQueries } from './setup-queries.ts';

/** Mutation of the setup, which shows the new checklist and a toast. Refetches after an error. */
export function useSetupMutation<Input>(
  mutationFn: (input: Input) => Promise<GetSetupResponse>,
  describe: (input: Input) => string,
) {
  const queryClient = useQueryClient();
  const { queryKey } = setupQueries.checklist();
  return useMutation({
    mutationFn,
    onSuccess: (setup, input) => {
      queryClient.setQueryData(queryKey, setup);
      showToast(describe(input));
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
