import classes from './form.module.css'

interface CopyNoteProps {
  of: string
  /** What the form does not take along: 'the SKU and the picture'. */
  without: string
}

/** Above the form of a new record that begins with the values of another. */
export function CopyNote({ of, without }: CopyNoteProps) {
  return (
    <p className={classes.copyNote}>
      A copy of {of}. Not copied: {without}. Nothing is created before you save.
    </p>
  )
}
