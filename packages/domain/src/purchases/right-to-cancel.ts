/**
 * Days from purchase in which a consumer can cancel a pack, membership or gift card (Consumer Contracts Regulations
 * 2013, regulation 30) (handbook: packs-and-memberships 14).
 */
export const statutoryCancellationDays = 14;
