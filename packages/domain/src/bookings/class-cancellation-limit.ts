/** Maximum number of classes that one call cancels, enough for a closed day. A longer closure needs several calls. */
export const maxClassesPerCancellation = 60;
