/** The heading of the page, ready to take the focus, so that a screen reader says where the user is. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector('h1')
  if (!heading) return document.querySelector('main')
  heading.tabIndex = -1
  return heading
}
