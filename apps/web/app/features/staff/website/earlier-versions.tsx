import type { SiteCopyId } from '@studio/content/site-copy/site-copy-fields';
import type { CopyPublication, ReadSiteCopyResponse } from '@studio/contracts/staff-site-copy';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { PreviewButton } from './preview-button.tsx';
import { restoreText } from './website-api.ts';

interface EarlierVersionsProps {
  id: SiteCopyId;
  text: ReadSiteCopyResponse;
  /** Version of the text that the owner sees. Restoring fails if someone has changed the text since. */
  version: number;
  /** Called with the text after a version was restored. */
  onRestored: (text: ReadSiteCopyResponse) => Promise<void>;
}

/** Published versions of a text, latest first. All but the first can be restored. */
export function EarlierVersions({ id, text, version, onRestored }: EarlierVersionsProps) {
  const [chosen, setChosen] = useState<CopyPublication | null>(null);
  const restoring = useMutation({
    mutationFn: (number: number) => restoreText(id, version, number),
    onSuccess: (restored) => {
      setChosen(null);
      showToast('Earlier version restored. Visitors see it now.');
      return onRestored(restored);
    },
  });
  return (
    <section aria-labelledby="versions" className="rounded-card border border-hairline bg-paper p-5">
      <h2 id="versions" className="text-h3">
        Versions
      </h2>
      <ol className="mt-3 divide-y divide-hairline">
        {text.publications.map((publication, index) => (
          <li key={publication.number} className="py-3">
            <p className="font-medium">{formatWhen(publication)}</p>
            <p className="text-small text-stone">
              {[index === 0 ? 'On the website' : '', publication.by ?? ''].filter(Boolean).join(' · ')}
            </p>
            {index > 0 && (
              <div className="mt-2 flex flex-wrap gap-2">
                <PreviewButton id={id} number={publication.number} version={formatWhen(publication)} />
                <Button kind="secondary" size="small" onClick={() => setChosen(publication)}>
                  Restore<span className="sr-only"> {formatWhen(publication)}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={chosen !== null}
        title="Restore this version?"
        onConfirm={() => chosen && restoring.mutate(chosen.number)}
        onClose={() => setChosen(null)}
        busy={restoring.isPending}
        failure={describeMutationError(restoring.error)}
        label="Restore version"
        busyLabel="Restoring…"
      >
        <p>
          {chosen && formatWhen(chosen)}. Visitors will see this version at once. We’ll keep your draft and
          the other versions.
        </p>
      </ConfirmDialog>
    </section>
  );
}

const formatWhen = ({ publishedAt }: CopyPublication) =>
  publishedAt ? formatMomentShort(new Date(publishedAt)) : 'Built-in text';
