import { type SiteCopyId, siteCopyPages } from '@studio/content/site-copy/site-copy-fields';
import { useMutation } from '@tanstack/react-query';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { getPreviewKey } from './website-api.ts';

interface PreviewButtonProps {
  id: SiteCopyId;
  /** Number of an earlier version; null for the draft. */
  number: number | null;
  /** Name of the version, for screen readers. */
  version?: string;
}

/** Button that opens the public page in a new tab, with the draft or an earlier version. */
export function PreviewButton({ id, number, version }: PreviewButtonProps) {
  const opening = useMutation({
    mutationFn: async (tab: Window | null) => {
      const { key } = await getPreviewKey(id, number);
      const [path = '/', fragment = ''] = siteCopyPages[id].split('#');
      const url = `${path}?preview=${encodeURIComponent(key)}${fragment ? `#${fragment}` : ''}`;
      if (tab) tab.location.href = url;
      else location.assign(url);
    },
    onError: (error, tab) => {
      tab?.close();
      showToast(describeMutationError(error) ?? '');
    },
  });
  return (
    <Button
      kind="secondary"
      {...(version ? { size: 'small' as const } : {})}
      busy={opening.isPending}
      busyLabel="Opening…"
      // Opens the tab during the click, because browsers block tabs that open later.
      onClick={() => opening.mutate(window.open('about:blank', '_blank'))}
    >
      Preview{version && <span className="sr-only"> {version}</span>}
    </Button>
  );
}
