import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { User } from '#api/users.ts'
import { download } from '#ui/list/tools/csv.ts'
import classes from './privacy.module.css'

export interface PrivacyAnswer {
  readonly json?: object
  readonly message?: string
  readonly failure?: string
}

/** JSON can be downloaded. It is not in a live region: reading it out may take an hour. */
export function PrivacyOutput({ user, json, message, failure }: PrivacyAnswer & { user: User }) {
  const text = json ? JSON.stringify(json, null, 2) : (failure ?? message)
  return (
    <section aria-label="Output" className={classes.output}>
      {json && text && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => download(`user-${user.id}.json`, text, 'application/json')}
        >
          Download
        </Button>
      )}
      <pre
        role={json ? undefined : 'status'}
        tabIndex={0}
        data-failed={failure !== undefined || undefined}
      >
        {text}
      </pre>
    </section>
  )
}
