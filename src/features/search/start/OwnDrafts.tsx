import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { draftName, useDrafts } from '#ui/drafts/useDrafts.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { Section } from '#ui/page/Section.tsx'
import classes from './start.module.css'

/** Each screen offers its drafts; one whose record is gone can only be discarded here. */
export function OwnDrafts() {
  const [drafts, discard] = useDrafts()
  if (drafts.length === 0) return null
  return (
    <Section id="drafts" title="Unsaved Changes">
      <ul className={classes.rows}>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <Link to={draft.path} className={classes.link}>
              <strong>{draftName(draft)}</strong>
            </Link>
            <IconButton
              label="Discard draft"
              name={`Discard draft ${draftName(draft)}`}
              icon={IconX}
              onClick={() => discard([draft])}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
