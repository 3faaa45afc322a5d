/**
 * Colour of buttons whose work cannot be undone. White text on this colour keeps 5.5:1 in both schemes.
 */
export const dangerColour = '#C9291D'
