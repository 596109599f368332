/** @jsxRuntime automatic */
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { formatBookingCode, getQrImageName } from '../booking-email-text.ts';
import type { AttendeeDetails } from '../email-details.ts';
import { colours, displayFont } from './email-theme.ts';

export const checkInHint = 'Show this QR at the studio entrance to check in.';

/** Card in the shape of an arch, with the QR code of one attendee's booking. */
export function QrCard({ attendee, place }: { attendee: AttendeeDetails; place: string }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={archStyle}>
      <tbody>
        <tr>
          <td align="center" style={{ padding: '68px 24px 28px' }}>
            <Text style={nameStyle}>{attendee.name}</Text>
            <Text style={{ ...mutedStyle, margin: '6px 0 24px' }}>
              {place}
              {attendee.bed && (
                <>
                  <br />
                  {attendee.bed}
                </>
              )}
            </Text>
            <Tile attendee={attendee} size={208} padding={20} />
            <Text style={{ ...codeStyle, margin: '22px 0 8px', fontSize: 28 }}>
              {formatBookingCode(attendee.displayCode)}
            </Text>
            <Text style={{ ...mutedStyle, margin: 0, maxWidth: 240 }}>{checkInHint}</Text>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * One card for each place of an order, because every attendee checks in with their own code. `isFree`: cancelling still
 * returns the payment.
 */
export function QrCardList({
  attendees,
  isFree,
}: {
  attendees: readonly AttendeeDetails[];
  isFree: boolean;
}) {
  return (
    <Section style={{ marginBottom: 16 }}>
      {attendees.map((attendee) => (
        <table
          key={attendee.displayCode}
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          style={{
            marginBottom: 12,
            tableLayout: 'fixed',
            borderRadius: 24,
            backgroundColor: colours.forest,
          }}
        >
          <tbody>
            <tr>
              <td width={178} style={{ width: 138, padding: 20, verticalAlign: 'middle' }}>
                <Tile attendee={attendee} size={128} padding={10} />
              </td>
              <td style={{ padding: '20px 20px 20px 0', verticalAlign: 'middle' }}>
                <Text style={{ ...nameStyle, fontSize: 20, overflowWrap: 'anywhere' }}>{attendee.name}</Text>
                {attendee.bed && <Text style={{ ...mutedStyle, margin: '6px 0 0' }}>{attendee.bed}</Text>}
                <Text style={{ ...codeStyle, margin: '8px 0 10px', fontSize: 20 }}>
                  {formatBookingCode(attendee.displayCode)}
                </Text>
                <Link href={attendee.bookingUrl} style={{ ...mutedStyle, textDecoration: 'underline' }}>
                  {isFree ? 'View or cancel' : 'View'}
                </Link>
              </td>
            </tr>
          </tbody>
        </table>
      ))}
      <Text
        className="stone"
        style={{ margin: '14px 0 0', fontSize: 15, lineHeight: 1.5, color: colours.stone }}
      >
        {checkInHint} Each person has their own QR code.
      </Text>
    </Section>
  );
}

function Tile({ attendee, size, padding }: { attendee: AttendeeDetails; size: number; padding: number }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} align="center">
      <tbody>
        <tr>
          <td style={{ padding: padding / 2, borderRadius: 14, backgroundColor: colours.paper }}>
            <Img
              src={`cid:${getQrImageName(attendee.displayCode)}`}
              width={size}
              height={size}
              alt={`QR code ${formatBookingCode(attendee.displayCode)}`}
              style={{ display: 'block', color: colours.ink, fontSize: 13 }}
            />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const archStyle = {
  maxWidth: 376,
  margin: '0 auto 16px',
  // A radius of half the width makes an arch. Email programs that don't support it show a rectangular card.
  borderRadius: '188px 188px 24px 24px',
  backgroundColor: colours.forest,
};
const nameStyle = {
  margin: 0,
  fontFamily: displayFont,
  fontSize: 26,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  color: colours.chalk,
};
const codeStyle = {
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '0.1em',
  whiteSpace: 'nowrap' as const,
  color: colours.chalk,
};
const mutedStyle = { fontSize: 15, lineHeight: 1.45, color: colours.mist };
