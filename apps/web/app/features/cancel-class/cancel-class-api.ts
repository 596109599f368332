import { paths } from '@studio/contracts/paths';
import type {
  CancelPreview,
  CancelPreviewAnswer,
  CancelProgress,
  CancelProgressAnswer,
} from '@studio/contracts/staff-cancel';
import { browserApi } from '../../lib/browser-api.ts';

/** What cancelling these classes would do. */
export async function previewCancelling(classIds: readonly string[]): Promise<CancelPreview[]> {
  const answer = await browserApi().call<CancelPreviewAnswer>(paths.cancelClassPreview, { classIds });
  return answer.classes;
}

/** Cancels them, or, asked again, says how far that is. */
export async function cancelClasses(classIds: readonly string[], reason: string): Promise<CancelProgress[]> {
  const answer = await browserApi().call<CancelProgressAnswer>(paths.cancelClass, { classIds, reason });
  return answer.classes;
}

/** How far the cancelling of these classes is. */
export async function cancellingOf(classIds: readonly string[]): Promise<CancelProgress[]> {
  const answer = await browserApi().call<CancelProgressAnswer>(paths.cancelClassProgress, { classIds });
  return answer.classes;
}
