import type { StaffPicture } from '@studio/contracts/staff-pictures';
import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { toPictureDetails } from '../../../lib/site/to-picture-details.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { LogoPreview } from './logo-preview.tsx';
import { choosePicture } from './picture-api.ts';
import { usePictureMutation } from './use-picture-mutation.ts';

interface EarlierPicturesProps {
  subject: PictureSubject;
  currentId: string | null;
  /** Pictures that can be restored, latest first. */
  pictures: readonly StaffPicture[];
}

/** Pictures that were replaced or removed, each with a button that restores it. */
export function EarlierPictures({ subject, currentId, pictures }: EarlierPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-small font-medium">
        Earlier pictures ({pictures.length})
      </summary>
      <ul className="mt-1 divide-y divide-hairline">
        {pictures.map((picture) => (
          <EarlierPicture key={picture.id} subject={subject} currentId={currentId} picture={picture} />
        ))}
      </ul>
    </details>
  );
}

interface EarlierPictureProps extends Pick<EarlierPicturesProps, 'subject' | 'currentId'> {
  picture: StaffPicture;
}

function EarlierPicture({ subject, currentId, picture }: EarlierPictureProps) {
  const restoring = usePictureMutation({
    subject,
    send: () => choosePicture(subject, currentId, picture.id),
    done: 'Picture restored.',
  });
  return (
    <li className="py-3">
      <div className="flex items-center gap-4">
        {subject.kind === 'logo' ? (
          <LogoPreview id={subject.id} picture={picture} className="h-14 w-20 p-1.5" />
        ) : (
          <span className="h-14 w-20 shrink-0 overflow-hidden rounded-input bg-linen">
            <Picture of={toPictureDetails(picture)} sizes="96px" alt="" className="size-full" />
          </span>
        )}
        <p className="min-w-0 flex-1 text-small">
          <span className="line-clamp-2">{picture.alt}</span>
          <span className="block text-stone">{formatMomentShort(new Date(picture.uploadedAt))}</span>
        </p>
        <Button
          kind="secondary"
          size="small"
          busy={restoring.isPending}
          busyLabel="Restoring…"
          onClick={restoring.mutate}
        >
          Restore<span className="sr-only"> {picture.alt}</span>
        </Button>
      </div>
      {restoring.failure && (
        <div className="mt-3">
          <Notice tone="error" title={restoring.failure} />
        </div>
      )}
    </li>
  );
}
