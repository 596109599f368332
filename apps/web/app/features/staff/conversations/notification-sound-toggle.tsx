import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { showToast } from '../../../ui/toast.ts';

interface NotificationSoundToggleProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Button that turns the sound and the count in the page title on or off for this browser. */
export function NotificationSoundToggle({ on, onChange }: NotificationSoundToggleProps) {
  const handleClick = () => {
    onChange(!on);
    showToast(
      on
        ? 'Sound off. The number beside Messages still shows how many are waiting.'
        : 'Sound on. You’ll hear a chime and see a number in the browser tab.',
    );
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={handleClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-[0.9375rem] leading-tight font-medium text-stone transition-colors duration-160 hover:bg-linen/50 hover:text-ink aria-checked:text-ink"
    >
      <StaffIcon name={on ? 'volume2' : 'volume-x'} size={20} />
      <span className="max-sm:sr-only">Sound</span>
    </button>
  );
}
