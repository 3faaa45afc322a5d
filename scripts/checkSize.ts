// Fails if the Brotli size of a first visit exceeds its limit.
import { dist } from './lib/build.ts'
import { firstVisits, kib } from './size/firstVisit.ts'

for (const { name, limit, files, total } of await firstVisits(dist)) {
  const isKept = total <= limit
  console.log(
    `${name}: ${kib(total)} KiB of ${kib(limit)} KiB in ${files.length} files ${isKept ? '✓' : '✗'}`,
  )
  for (const { file, bytes } of files.slice(0, 12))
    console.log(`  ${kib(bytes).padStart(7)}  ${file}`)
  if (files.length > 12) console.log(`  ${' '.repeat(7)}  and ${files.length - 12} smaller ones`)
  if (!isKept) process.exitCode = 1
}
