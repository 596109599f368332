/** Only owners may change the catalogue (handbook: roles 6). */
export const ownerPolicy = { groups: ['ADMIN'] as const };
