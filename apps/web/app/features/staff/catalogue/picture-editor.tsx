import type { StaffPicture } from '@studio/contracts/staff-pictures';
import type { PictureCrop } from '@studio/domain/pictures/picture-crop';
import {
  type CroppedPictureKind,
  type PictureSubject,
  pictureSpecs,
} from '@studio/domain/pictures/picture-kind';
import { pictureLimits } from '@studio/domain/pictures/picture-limits';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type DecodedPicture, decodePictureFile } from './decode-picture-file.ts';
import { uploadPicture } from './picture-api.ts';
import { getInitialCrop, PictureCropArea } from './picture-crop-area.tsx';
import { PictureFileButton } from './picture-file-button.tsx';
import { usePictureMutation } from './use-picture-mutation.ts';

interface PictureEditorProps {
  subject: PictureSubject<CroppedPictureKind>;
  file: File;
  current: StaffPicture | null;
  onChooseFile: (file: File) => void;
  onDone: () => void;
}

/**
 * Form that crops, describes and uploads a chosen picture. Choosing another file keeps the typed description.
 */
export function PictureEditor({ subject, file, current, onChooseFile, onDone }: PictureEditorProps) {
  const opening = useQuery({
    queryKey: ['opened-picture', file.name, file.size, file.lastModified],
    queryFn: () => decodePictureFile(file),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const altId = useId();
  const [alt, setAlt] = useState('');
  const [isTried, setTried] = useState(false);
  const [selected, setSelected] = useState<{ of: DecodedPicture; crop: PictureCrop } | null>(null);
  const { ratio } = pictureSpecs[subject.kind];
  const picture = opening.data;
  const crop = selected?.of === picture ? selected?.crop : picture && getInitialCrop(picture.preview, ratio);
  const saving = usePictureMutation({
    subject,
    send: async () => {
      if (!picture || !crop) throw new Error('We’re still reading the picture. Try again in a moment.');
      const change = { subject, alt: normaliseLine(alt), crop, currentId: current?.id ?? null };
      return uploadPicture(change, picture.upload);
    },
    done: 'Picture saved. It’s live on the site.',
    onDone,
  });
  const failure = opening.error?.message ?? saving.failure;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (picture && normaliseLine(alt) && !saving.isPending) saving.mutate();
      }}
    >
      {opening.isPending && <Skeleton className="block h-64 rounded-card" />}
      {picture && crop && (
        <>
          {/* The padding has space for the handles of a crop of the whole picture, which stick out at its
              corners. */}
          <div className="px-3.5 pt-3.5">
            <PictureCropArea
              preview={picture.preview}
              ratio={ratio}
              crop={crop}
              onChange={(changed) => setSelected({ of: picture, crop: changed })}
            />
          </div>
          <p className="mt-3.5 mb-5 text-small text-stone">
            Pages show the bright part. Drag it or its corners, or use the arrow keys.
          </p>
          <TextField
            id={altId}
            label="Alternative text"
            hint="Say what the picture shows, for people who can’t see it."
            maxLength={pictureLimits.altLength}
            value={alt}
            error={isTried && !normaliseLine(alt) ? 'Enter what the picture shows.' : undefined}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        </>
      )}
      {failure && (
        <div className={picture ? 'mt-5' : ''}>
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5">
        {picture && (
          <Button type="submit" size="small" busy={saving.isPending} busyLabel="Saving…">
            Save picture
          </Button>
        )}
        {!saving.isPending && (
          <>
            <PictureFileButton onChoose={onChooseFile}>Choose another file</PictureFileButton>
            <Button kind="secondary" size="small" onClick={onDone}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
