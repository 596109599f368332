import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { BrandMark } from '../../../lib/site/brand-mark.tsx';
import { useStudio } from '../../../lib/site/use-studio.ts';
import type { ConfirmationSummary } from './confirmation-summary.ts';

export function QrCard({ summary, qr }: { summary: ConfirmationSummary; qr: string }) {
  const { name } = useStudio();
  const code = formatDisplayCode(summary.bookingCode);
  return (
    <section
      aria-label="Your QR code"
      className="on-dark flex w-full flex-col items-center rounded-[min(188px,calc((100vw-40px)/2))_min(188px,calc((100vw-40px)/2))_24px_24px] bg-forest px-6 pt-11 pb-7 text-center text-chalk"
    >
      <BrandMark />
      <h2 className="mt-5 max-w-[16rem] text-[26px] leading-[1.15] [overflow-wrap:anywhere]">
        {summary.attendeeName}
      </h2>
      <p className="mt-1 text-mist">
        {name}, {summary.studio}
        {summary.bed && `, ${summary.bed.label}`}
      </p>
      <div className="mt-5 rounded-card bg-paper p-1">
        <img
          src={qr}
          width={240}
          height={240}
          alt={`QR code for check-in, booking code ${code}`}
          className="size-60"
        />
      </div>
      <p className="mt-5 text-[26px] leading-none font-semibold tracking-[0.08em]">{code}</p>
      <p className="mt-3 max-w-60 text-small leading-snug text-mist">
        Show this QR at the studio entrance to check in.
      </p>
    </section>
  );
}
