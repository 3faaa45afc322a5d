import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { User } from '#api/users.ts'
import { download } from '#ui/list/csv.ts'
import classes from './privacy.module.css'

/** The answer to a privacy request: JSON, or why it failed. JSON can be downloaded. */
export function PrivacyOutput({ user, text }: { user: User; text: string }) {
  const json = text.startsWith('{')
  return (
    <section aria-label="Output" className={classes.output}>
      {json && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => download(`user-${user.id}.json`, text, 'application/json')}
        >
          Download
        </Button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text only with the focus in it */}
      <pre role="status" tabIndex={0} data-failed={!json || undefined}>
        {text}
      </pre>
    </section>
  )
}
