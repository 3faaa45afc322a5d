/** Whether the focus goes to a Save button: its form then refuses an entry that cannot be read, and comes back to it. */
export function pressesSave(next: EventTarget | null): boolean {
  return next instanceof HTMLButtonElement && next.type === 'submit'
}
