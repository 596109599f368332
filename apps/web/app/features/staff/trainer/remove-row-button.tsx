import { StaffIcon } from '../../../ui/staff-icon.tsx';

export function RemoveRowButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onRemove}
      className="inline-flex size-12 items-center justify-center rounded-full border border-hairline bg-paper hover:bg-linen/60"
    >
      <StaffIcon name="x" size={20} />
    </button>
  );
}
