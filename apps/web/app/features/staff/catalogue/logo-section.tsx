import type { LogoId } from '@studio/domain/pictures/logo';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { catalogueQueries } from './catalogue-queries.ts';
import { EarlierPictures } from './earlier-pictures.tsx';
import { LogoEditor } from './logo-editor.tsx';
import { LogoPreview } from './logo-preview.tsx';
import { PictureFileButton } from './picture-file-button.tsx';
import { RemovePicture } from './remove-picture.tsx';

interface LogoSectionProps {
  id: LogoId;
  heading: string;
  text: string;
  /** Text while there is no upload. */
  emptyNote: string;
  /** What pages show after the logo is removed, as a sentence. */
  consequence: string;
}

/** One version of the logo, which owners upload, replace, remove and restore. */
export function LogoSection({ id, heading, text, emptyNote, consequence }: LogoSectionProps) {
  const subject = { kind: 'logo', id } as const;
  const [file, setFile] = useState<File | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(catalogueQueries.pictures(subject));
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const show = (next: File | null) => {
    setFile(next);
    // The button that was pressed is no longer on the page, so the focus would be lost.
    title.current?.focus();
  };
  const current = data?.current ?? null;
  return (
    <section aria-labelledby={titleId}>
      <h3
        id={titleId}
        ref={title}
        tabIndex={-1}
        className="font-sans text-[15px] font-medium tracking-normal outline-none"
      >
        {heading}
      </h3>
      <p className="mt-1 mb-3 text-small text-stone">{text}</p>
      {isError && <LoadError title="Couldn’t load the logo." busy={isFetching} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="block h-36 rounded-card" />}
      {data && file && (
        <LogoEditor
          subject={subject}
          file={file}
          currentId={current?.id ?? null}
          onChooseFile={setFile}
          onDone={() => show(null)}
        />
      )}
      {data && !file && (
        <>
          {current ? (
            <LogoPreview id={id} picture={current} className="h-36 w-full p-6" />
          ) : (
            <p className="text-small text-stone">{emptyNote}</p>
          )}
          <div className="mt-3 flex flex-wrap gap-2.5">
            <PictureFileButton onChoose={show}>
              {current ? 'Replace' : 'Upload'}
              <span className="sr-only"> {heading.toLowerCase()}</span>
            </PictureFileButton>
            {current && (
              <RemovePicture
                subject={subject}
                currentId={current.id}
                noun={id === 'icon' ? 'icon' : 'logo'}
                consequence={consequence}
              />
            )}
          </div>
          <EarlierPictures subject={subject} currentId={current?.id ?? null} pictures={data.earlier} />
        </>
      )}
    </section>
  );
}
