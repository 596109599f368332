export const buildGiftCardInput = (recipientEmail: string, change: object = {}) => ({
  giftCard: {
    amount: 50,
    recipientName: 'Mina',
    recipientEmail,
    senderName: 'Theo',
    message: 'Be well.\nT.',
    ...change,
  },
});
