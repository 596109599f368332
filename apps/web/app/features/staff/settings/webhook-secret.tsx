import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Shows a new secret once. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <h2 id={id} className="text-h3">
        Keep this secret now
      </h2>
      <p className="mt-2 mb-5 text-small text-stone">
        The tool checks with it that a message is ours. It is not shown again; a new one can be made at any
        time.
      </p>
      <CopyableText label="Secret" text={secret} />
      <Button size="small" className="mt-5" onClick={onClose}>
        I have kept it
      </Button>
    </Dialog>
  );
}
