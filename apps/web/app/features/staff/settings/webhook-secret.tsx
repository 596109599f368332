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
        Save this secret now
      </h2>
      <p className="mt-2 mb-5 text-small text-stone">
        Your tool uses this secret to check that a message comes from us. You won’t see the secret again, but
        you can replace it at any time.
      </p>
      <CopyableText label="Secret" text={secret} />
      <Button size="small" className="mt-5" onClick={onClose}>
        Done
      </Button>
    </Dialog>
  );
}
