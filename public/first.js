// What the Login that comes with the page needs before the program is there (src/prerender.tsx): the
// colours of the person, and to remember which button was pressed. The program takes over what was
// typed and presses the button again (src/features/session/useTakeOver.ts).
{
  const page = document.documentElement
  const { program = '', imports = '' } = document.currentScript?.dataset ?? {}
  const load = () => {
    for (const href of imports.split(' ').filter(Boolean)) {
      const link = { rel: 'modulepreload', crossOrigin: '', href }
      document.head.append(Object.assign(document.createElement('link'), link))
    }
    const script = { type: 'module', crossOrigin: '', src: program }
    document.head.append(Object.assign(document.createElement('script'), script))
  }
  // After the form is painted. It can be used then, and what the program costs is not waited for. The first
  // frame may come before the form is in the document.
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(load)))
  const chosen = /(?:^|; )p4-color-scheme=(light|dark)/.exec(document.cookie)?.[1]
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  page.dataset.mantineColorScheme = chosen ?? (dark ? 'dark' : 'light')
  /** @param {EventTarget | null} target */
  const inFirst = (target) => {
    const first = document.getElementById('first')
    return target instanceof Element && first?.contains(target) ? first : null
  }
  document.addEventListener('submit', (event) => inFirst(event.target) && event.preventDefault())
  document.addEventListener('click', ({ target }) => {
    const first = inFirst(target)
    const button = target instanceof Element ? target.closest('button') : null
    if (first && button)
      first.dataset.pressed = String([...first.querySelectorAll('button')].indexOf(button))
  })
  // Who is signed in is led on from here and sees no form.
  try {
    if (localStorage.getItem('currentUser')) page.dataset.signedIn = ''
  } catch {
    // Blocked storage counts as signed out.
  }
}
