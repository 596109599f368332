import { paths } from '@studio/contracts/paths';
import type {
  CancelClassPreview,
  CancelClassProgress,
  CancelClassProgressResponse,
  CancelPreviewResponse,
} from '@studio/contracts/staff-cancel-class';
import { browserApi } from '../../lib/browser-api.ts';

/** What cancelling these classes would do. */
export async function previewClassCancellation(classIds: readonly string[]): Promise<CancelClassPreview[]> {
  const answer = await browserApi().call<CancelPreviewResponse>(paths.cancelClassPreview, { classIds });
  return answer.classes;
}

/** Cancels them, or, asked again, says how far that is. */
export async function cancelClasses(
  classIds: readonly string[],
  reason: string,
): Promise<CancelClassProgress[]> {
  const answer = await browserApi().call<CancelClassProgressResponse>(paths.cancelClass, {
    classIds,
    reason,
  });
  return answer.classes;
}

/** How far the cancelling of these classes is. */
export async function getCancellationProgress(classIds: readonly string[]): Promise<CancelClassProgress[]> {
  const answer = await browserApi().call<CancelClassProgressResponse>(paths.cancelClassProgress, {
    classIds,
  });
  return answer.classes;
}
