import { IconDownload } from '@tabler/icons-react'
import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { byteOrderMark } from '#domain/csvText.ts'
import { download } from '#ui/list/csv.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { useAttempt } from '#ui/useAttempt.ts'

declare const __BRAND__: string

/** The brand in the names of the files, from BRAND at the time of the build (AMB-163). */
const brand = __BRAND__

interface DownloadButtonProps<Key extends QueryKey> {
  /** Reads the file's text; its failure is flashed. */
  query: UseQueryOptions<string, Error, string, Key>
  /** Name of the file behind the brand, e.g. `eod-2026-03-04.csv`. */
  fileName: string
  label: string
  /** Why there is nothing to save now. */
  refusal: string | undefined
}

/** Saves a report as a file. The text is read with the session's token, which a plain link cannot send (AMB-162). */
export function DownloadButton<Key extends QueryKey>({
  query,
  fileName,
  label,
  refusal,
}: DownloadButtonProps<Key>) {
  const client = useQueryClient()
  const { pending, attempt } = useAttempt()
  const save = async () => {
    const text = await client.fetchQuery({ ...query, staleTime: 0 })
    // Reading a response as text drops its byte order mark.
    download(`${brand}-${fileName}`, `${byteOrderMark}${text}`)
  }
  return (
    <GuardedButton
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={pending}
      refusal={refusal}
      onClick={() => void attempt(save)}
    >
      {label}
    </GuardedButton>
  )
}
