/** Matches the last class before the studio closes for Christmas. */
export const lastBeforeClosurePattern =
  /\b(?:last|final|latest)\b.*\b(?:before|pre)\b.*\b(?:christmas|xmas|you (?:close|shut|break)|u (?:close|shut)|studio (?:closes|shuts)|break|holidays?)\b/;

/** Matches the first class after Christmas. */
export const firstAfterChristmasPattern =
  /\b(?:first|earliest|next)\b.*\bafter (?:christmas|xmas|boxing day|the (?:break|holidays|festive \w+))\b/;

/** Matches the first class of the new year. */
export const firstOfYearPattern =
  /\b(?:first|earliest|next)\b.*\b(?:(?:of|in) (?:the )?(?:new year|january|jan|2\d{3})|after (?:new years?(?: day| eve)?|nye))\b/;
