import type { ErrorResponse } from '@studio/contracts/error-response';
import type { ListPicturesResponse } from '@studio/contracts/staff-pictures';
import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { formatTime } from '@studio/domain/time/format-london';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { savesOneField } from '../../../ui/use-edited-controls.ts';
import { catalogueQueries } from './catalogue-queries.ts';

interface PictureMutationOptions {
  subject: PictureSubject;
  send: () => Promise<ListPicturesResponse>;
  /** Text of the toast after a success. */
  done: string;
  onDone?: () => void;
}

/**
 * Changes the picture of a record. After a conflict, loads the other owner's picture, so that trying again replaces
 * that one.
 */
export function usePictureMutation({ subject, send, done, onDone }: PictureMutationOptions) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
  const mutation = useMutation({
    mutationFn: send,
    meta: savesOneField,
    onSuccess: (pictures) => {
      queryClient.setQueryData(catalogueQueries.pictures(subject).queryKey, pictures);
      showToast(done);
      onDone?.();
      return refresh();
    },
    onError: (error) => (isConflict(error) ? refresh() : undefined),
  });
  return {
    isPending: mutation.isPending,
    mutate: () => mutation.mutate(),
    /** Message of the error; null without an error. */
    failure: isConflict(mutation.error)
      ? describeConflict(mutation.error)
      : describeMutationError(mutation.error),
  };
}

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'edit_conflict';

function describeConflict({ payload }: ApiError): string {
  const { otherEdit } = payload as Partial<ErrorResponse>;
  const when = otherEdit ? ` at ${formatTime(new Date(otherEdit.at))}` : '';
  return `${otherEdit?.by ?? 'Someone else'} changed this picture${when}. Your change isn’t saved yet. Try again to replace theirs.`;
}
