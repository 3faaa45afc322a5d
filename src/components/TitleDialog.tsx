import { Opening } from '#ui/Opening.tsx'
import { whenOpened } from '#ui/whenOpened.ts'
import type { TitleFormProps } from './TitleForm.tsx'
import { useDrawnLater } from './useDrawnLater.ts'

const form = whenOpened(() => import('./TitleForm.tsx').then((module) => module.TitleForm))

/** Asks for the title or name of a record. Its code comes once the page is there. */
export function TitleDialog(props: TitleFormProps) {
  // Drawn while closed, too, so that the code is there when the dialog opens.
  const drawn = useDrawnLater({ below: true })
  return (
    (drawn || props.opened) && (
      <Opening asked={props.opened}>
        <form.Part {...props} />
      </Opening>
    )
  )
}
