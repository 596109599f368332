import { paths } from '@studio/contracts/paths';
import type {
  ClassCancellationPreview,
  ClassCancellationProgress,
  GetClassCancellationProgressResponse,
  PreviewClassCancellationResponse,
} from '@studio/contracts/staff-cancel-class';
import { maxClassesPerCancellation } from '@studio/domain/bookings/class-cancellation-limit';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Returns the effects of cancelling these classes. Changes nothing. */
export const previewClassCancellation = (classIds: readonly string[]): Promise<ClassCancellationPreview[]> =>
  callInParts(classIds, (part) =>
    browserApi().call<PreviewClassCancellationResponse>(paths.cancelClassPreview, { classIds: part }),
  );

/** Cancels the classes. Calling it again for cancelled classes returns the progress. */
export const cancelClasses = (
  classIds: readonly string[],
  reason: string,
): Promise<ClassCancellationProgress[]> =>
  callInParts(classIds, (part) =>
    browserApi().call<GetClassCancellationProgressResponse>(paths.cancelClass, { classIds: part, reason }),
  );

export const getCancellationProgress = (classIds: readonly string[]): Promise<ClassCancellationProgress[]> =>
  callInParts(classIds, (part) =>
    browserApi().call<GetClassCancellationProgressResponse>(paths.cancelClassProgress, { classIds: part }),
  );

/** Calls the API for as many classes at once as it accepts, because a closure of several days can have more. */
async function callInParts<Class>(
  classIds: readonly string[],
  call: (part: readonly string[]) => Promise<{ classes: Class[] }>,
): Promise<Class[]> {
  const classes: Class[] = [];
  for (let at = 0; at < classIds.length; at += maxClassesPerCancellation)
    classes.push(...(await call(classIds.slice(at, at + maxClassesPerCancellation))).classes);
  return classes;
}
