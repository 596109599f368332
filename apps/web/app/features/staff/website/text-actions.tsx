import { type SiteCopyId, siteCopyFields } from '@studio/content/site-copy/site-copy-fields';
import type { ReadSiteCopyResponse } from '@studio/contracts/staff-site-copy';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { PreviewButton } from './preview-button.tsx';
import { discardText, publishText } from './website-api.ts';

interface TextActionsProps {
  id: SiteCopyId;
  /** Id of the form that saves the draft. */
  formId: string;
  version: number;
  /** Whether the form contains changes that aren't saved. */
  isChanged: boolean;
  hasDraft: boolean;
  /** Whether the draft is being saved. */
  busy: boolean;
  /** Discards the unsaved changes. */
  onReset: () => void;
  /** Called with the text after the draft was published or discarded. */
  onChanged: (text: ReadSiteCopyResponse) => Promise<void>;
}

/** Buttons below the form: save unsaved changes, or preview, publish and discard the saved draft. */
export function TextActions(props: TextActionsProps) {
  const { id, formId, version, isChanged, hasDraft, busy, onReset, onChanged } = props;
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const change = (send: () => Promise<ReadSiteCopyResponse>, done: string) => ({
    mutationFn: send,
    onSuccess: (text: ReadSiteCopyResponse) => {
      setAsking(null);
      showToast(done);
      return onChanged(text);
    },
  });
  const publishing = useMutation(change(() => publishText(id, version), 'Published. Visitors see it now.'));
  const discarding = useMutation(change(() => discardText(id, version), 'Draft discarded.'));
  const { label } = siteCopyFields[id];
  return (
    <>
      <div className="sticky bottom-0 z-10 -mx-1 mt-8 flex flex-wrap gap-2.5 bg-chalk px-1 py-3 max-md:bottom-[4.75rem]">
        {isChanged && (
          <>
            <Button type="submit" form={formId} busy={busy} busyLabel="Saving…">
              Save draft
            </Button>
            <Button kind="secondary" disabled={busy} onClick={onReset}>
              Discard changes
            </Button>
          </>
        )}
        {!isChanged && hasDraft && (
          <>
            <Button onClick={() => setAsking('publish')}>Publish</Button>
            <PreviewButton id={id} number={null} />
            <Button kind="secondary" onClick={() => setAsking('discard')}>
              Discard draft
            </Button>
          </>
        )}
        {!isChanged && !hasDraft && (
          <p className="py-2 text-small text-stone">The website shows this text.</p>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'publish'}
        title={`Publish ${label}?`}
        onConfirm={() => publishing.mutate()}
        onClose={() => setAsking(null)}
        busy={publishing.isPending}
        failure={describeMutationError(publishing.error)}
        label="Publish"
        busyLabel="Publishing…"
      >
        <p>
          {id === 'terms'
            ? 'Clients will accept this version from now on. Earlier bookings and purchases keep the version that the client accepted.'
            : 'Visitors will see the new text at once. You can restore the earlier one.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'discard'}
        title="Discard the draft?"
        onConfirm={() => discarding.mutate()}
        onClose={() => setAsking(null)}
        busy={discarding.isPending}
        failure={describeMutationError(discarding.error)}
        label="Discard draft"
        busyLabel="Discarding…"
        closeLabel="Keep draft"
        kind="danger"
      >
        <p>The website will keep the published text. You can’t undo this.</p>
      </ConfirmDialog>
    </>
  );
}
