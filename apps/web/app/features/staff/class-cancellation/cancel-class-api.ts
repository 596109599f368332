import { paths } from '@studio/contracts/paths';
import type {
  ClassCancellationPreview,
  ClassCancellationProgress,
  GetClassCancellationProgressResponse,
  PreviewClassCancellationResponse,
} from '@studio/contracts/staff-cancel-class';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Returns the effects of cancelling these classes. Changes nothing. */
export async function previewClassCancellation(
  classIds: readonly string[],
): Promise<ClassCancellationPreview[]> {
  const response = await browserApi().call<PreviewClassCancellationResponse>(paths.cancelClassPreview, {
    classIds,
  });
  return response.classes;
}

/** Cancels the classes. Calling it again for cancelled classes returns the progress. */
export async function cancelClasses(
  classIds: readonly string[],
  reason: string,
): Promise<ClassCancellationProgress[]> {
  const response = await browserApi().call<GetClassCancellationProgressResponse>(paths.cancelClass, {
    classIds,
    reason,
  });
  return response.classes;
}

export async function getCancellationProgress(
  classIds: readonly string[],
): Promise<ClassCancellationProgress[]> {
  const response = await browserApi().call<GetClassCancellationProgressResponse>(paths.cancelClassProgress, {
    classIds,
  });
  return response.classes;
}
