export const giftCardEmail = {
  subject: (sender: string, studio: string) => `A gift from ${sender}, for ${studio}`,
  title: (amount: string) => `A gift card for ${amount}`,
  lead: (recipient: string, sender: string) =>
    `${recipient}, this is for you, from ${sender}. Choose what you like, whenever it suits you.`,
  codeCaption: 'Your gift card',
  codeHint: (lastDay: string) => `Good until ${lastDay}, in one go or in parts.`,
  messageTitle: (sender: string) => `From ${sender}`,
  action: 'See what you can choose',
  note: 'Type the code at checkout when you choose a pack, a single class credit or a one-to-one. Whoever has the code can use it, so keep this mail.',
} as const;
