import type { OtherEdit } from '@studio/contracts/error-response';
import { formatTime } from '@studio/domain/time/format-london';

/** Returns who saved changes while the form was open, such as "Ruth saved changes at 18:30. Yours aren’t saved yet." */
export function describeOtherEdit({ by, at }: OtherEdit): string {
  return `${by ?? 'Someone else'} saved changes${at ? ` at ${formatTime(new Date(at))}` : ''}. Yours aren’t saved yet.`;
}
