import { IconDownload } from '@tabler/icons-react'
import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { byteOrderMark } from '#domain/files/csvText.ts'
import { download } from '#ui/list/tools/csv.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { useAttempt } from '#ui/useAttempt.ts'

declare const __BRAND__: string

/** BRAND at build time, for file names (AMB-163). */
const brand = __BRAND__

interface DownloadButtonProps<Key extends QueryKey> {
  query: UseQueryOptions<string, Error, string, Key>
  /** Without the brand, e.g. `eod-2026-03-04.csv`. */
  fileName: string
  label: string
  refusal: string | undefined
}

/** Reads the file with the session's token, which a plain link cannot send (AMB-162). */
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
    // `Response.text()` drops the byte order mark.
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
