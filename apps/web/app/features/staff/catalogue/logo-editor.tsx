import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { useQuery } from '@tanstack/react-query';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { decodeLogoFile } from './decode-picture-file.ts';
import { LogoPreview } from './logo-preview.tsx';
import { uploadPicture } from './picture-api.ts';
import { PictureFileButton } from './picture-file-button.tsx';
import { usePictureMutation } from './use-picture-mutation.ts';

interface LogoEditorProps {
  subject: PictureSubject<'logo'>;
  file: File;
  /** Id of the logo that the owner sees; null for none. */
  currentId: string | null;
  onChooseFile: (file: File) => void;
  onDone: () => void;
}

/** Preview of a chosen logo, with the button that uploads it. Its alternative text is the studio’s name. */
export function LogoEditor({ subject, file, currentId, onChooseFile, onDone }: LogoEditorProps) {
  const { name } = useStudio();
  const opening = useQuery({
    queryKey: ['opened-logo', file.name, file.size, file.lastModified],
    queryFn: () => decodeLogoFile(file),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const logo = opening.data;
  const noun = subject.id === 'icon' ? 'icon' : 'logo';
  const saving = usePictureMutation({
    subject,
    send: async () => {
      if (!logo) throw new Error('We’re still reading the picture. Try again in a moment.');
      return uploadPicture({ subject, alt: name, crop: null, currentId }, logo.upload);
    },
    done: noun === 'icon' ? 'Icon saved. It’s live on the site.' : 'Logo saved. It’s live on the site.',
    onDone,
  });
  const failure = opening.error?.message ?? saving.failure;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (logo && !saving.isPending) saving.mutate();
      }}
    >
      {opening.isPending && <Skeleton className="block h-36 rounded-card" />}
      {logo && (
        <>
          <LogoPreview id={subject.id} picture={{ dataUrl: logo.preview }} className="h-36 w-full p-6" />
          <p className="mt-2 text-small text-stone">
            We remove transparent margins. If you see a box around the {noun}, its background isn’t
            transparent.
          </p>
        </>
      )}
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {logo && (
          <Button type="submit" size="small" busy={saving.isPending} busyLabel="Saving…">
            Save {noun}
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
