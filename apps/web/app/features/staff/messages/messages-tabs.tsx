import { Link } from 'react-router';

const tabs = [
  { label: 'Contact', to: '/admin/messages' },
  { label: 'Chat', to: '/admin/messages/chat' },
  { label: 'Assistant', to: '/admin/messages/assistant' },
  { label: 'Newsletter', to: '/admin/messages/newsletter' },
] as const;

export function MessagesTabs({ current }: { current: (typeof tabs)[number]['label'] }) {
  return (
    <nav aria-label="Message types" className="flex gap-1 rounded-pill bg-linen p-1">
      {tabs.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={label === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-pill px-4 max-sm:px-3 text-[0.9375rem] leading-tight font-medium text-stone transition-colors duration-160 hover:text-ink aria-[current=page]:bg-paper aria-[current=page]:text-ink aria-[current=page]:shadow-1"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
