export type Difficulty = 'All Levels' | 'Beginner Friendly' | 'Intermediate' | 'Gentle';
