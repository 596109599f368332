import type { StaffPicture } from '@studio/contracts/staff-pictures';
import {
  type CroppedPictureKind,
  type PictureSubject,
  pictureSpecs,
} from '@studio/domain/pictures/picture-kind';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { toPictureDetails } from '../../../lib/site/to-picture-details.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { catalogueQueries } from './catalogue-queries.ts';
import { EarlierPictures } from './earlier-pictures.tsx';
import { LazyPictureEditor } from './lazy-picture-editor.tsx';
import { PictureDescription } from './picture-description.tsx';
import { PictureFileButton } from './picture-file-button.tsx';
import { RemovePicture } from './remove-picture.tsx';

interface PictureSectionProps {
  /** Heading; 'Picture' in the panel of a record. */
  heading?: string;
  subject: PictureSubject<CroppedPictureKind>;
  /** Picture that pages show without an upload; null for none. */
  builtIn: ReactNode;
  /** Text beside the button while there is no upload. */
  emptyNote: string;
  /** Whether the text above several pictures already says when a new one goes live. */
  isSaveExplained?: boolean;
  /** Replaces the divider that separates the section from the form below it. */
  className?: string;
}

type Mode = { mode: 'view' | 'describe' } | { mode: 'edit'; file: File };

/**
 * Picture of a record in its panel. Owners upload, describe, remove and restore it here, separately from the
 * form.
 */
export function PictureSection(props: PictureSectionProps) {
  const { heading = 'Picture', subject, builtIn, emptyNote } = props;
  const { isSaveExplained = false, className = 'mb-7 border-b border-hairline pb-6' } = props;
  const [state, setState] = useState<Mode>({ mode: 'view' });
  const { data, isError, isFetching, refetch } = useQuery(catalogueQueries.pictures(subject));
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const show = (next: Mode) => {
    setState(next);
    // The button that was pressed is no longer on the page, so the focus would be lost.
    title.current?.focus();
  };
  const view = () => show({ mode: 'view' });
  const current = data?.current ?? null;
  return (
    <section aria-labelledby={titleId} className={className}>
      <h3
        id={titleId}
        ref={title}
        tabIndex={-1}
        className="mb-3 font-sans text-[15px] font-medium tracking-normal outline-none"
      >
        {heading}
      </h3>
      {isError && <LoadError title="Couldn’t load the picture." busy={isFetching} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="block h-48 rounded-card" />}
      {data && state.mode === 'edit' && (
        <LazyPictureEditor
          subject={subject}
          file={state.file}
          current={current}
          onChooseFile={(file) => setState({ mode: 'edit', file })}
          onDone={view}
        />
      )}
      {data && state.mode !== 'edit' && (
        <>
          <CurrentPicture picture={current} ratio={pictureSpecs[subject.kind].ratio} builtIn={builtIn} />
          {state.mode === 'describe' && current ? (
            <PictureDescription subject={subject} picture={current} onDone={view} />
          ) : (
            <>
              <p className="mt-2 text-small text-stone">
                {current ? `Alternative text: ${current.alt}` : emptyNote}
              </p>
              {!isSaveExplained && (
                <p className="mt-1 text-small text-stone">
                  A new picture goes live when you press ‘Save picture’ in the next step.
                </p>
              )}
              <div className="mt-3 flex flex-wrap gap-2.5">
                <PictureFileButton onChoose={(file) => show({ mode: 'edit', file })}>
                  {current ? 'Replace' : 'Upload'}
                  <span className={current ? 'sr-only' : ''}> picture</span>
                </PictureFileButton>
                {current && (
                  <>
                    <Button kind="secondary" size="small" onClick={() => show({ mode: 'describe' })}>
                      Edit alternative text
                    </Button>
                    <RemovePicture
                      subject={subject}
                      currentId={current.id}
                      consequence={
                        builtIn === null
                          ? 'Pages will show no picture.'
                          : 'Pages will show the default picture again.'
                      }
                    />
                  </>
                )}
              </div>
            </>
          )}
          <EarlierPictures subject={subject} currentId={current?.id ?? null} pictures={data.earlier} />
        </>
      )}
    </section>
  );
}

interface CurrentPictureProps {
  picture: StaffPicture | null;
  ratio: number;
  builtIn: ReactNode;
}

function CurrentPicture({ picture, ratio, builtIn }: CurrentPictureProps) {
  const shown = picture ? (
    <Picture of={toPictureDetails(picture)} sizes="28rem" alt={picture.alt} className="size-full" />
  ) : (
    builtIn
  );
  if (!shown) return null;
  return (
    <div
      className={`overflow-hidden rounded-card bg-linen ${ratio === 1 ? 'w-40' : 'w-full'}`}
      style={{ aspectRatio: ratio }}
    >
      {shown}
    </div>
  );
}
