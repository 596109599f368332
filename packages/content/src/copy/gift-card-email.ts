export const giftCardEmail = {
  subject: (sender: string, studio: string) => `${sender} sent you a ${studio} gift card`,
  title: (amount: string) => `Your ${amount} gift card`,
  lead: (sender: string) => `${sender} has sent you a gift card for packs, single sessions and 1:1s.`,
  codeCaption: 'Gift card code',
  codeHint: (lastDay: string) => `Valid until ${lastDay}. You can spend it all at once or bit by bit.`,
  messageTitle: (sender: string) => `A message from ${sender}`,
  action: 'See packs',
  noteWhileClosed:
    'Online booking opens soon. You can already spend the gift card at our front desk. Anyone with the code can spend it, so keep this email safe.',
  note: 'Enter the code at checkout. Anyone with the code can spend the gift card, so keep this email safe.',
} as const;
