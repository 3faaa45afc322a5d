#!/usr/bin/env node
// `npm start`: clean clone to running console. Runs on Node 20.
import { join } from 'node:path'
import { root, runInForeground } from './lib/foreground.mjs'
import { main } from './lib/steps.mjs'
import { prepare } from './lib/toolchain.mjs'

const help = `Starts P4 Console with the P4 server behind it: installs and builds what is missing or stale,
then serves both at one address. Ctrl-C stops it.

Usage: npm start

Options, by environment variable:
  PORT                port to listen on (4100)
  HOST                address to bind to (127.0.0.1; 0.0.0.0 for every interface)
  P4_DATA             folder of the embedded database, pictures and e-mails (.p4)
  P4_SEED             demo data for an empty database: small, large or none
                      (small; none with DATABASE_URL or where others reach HOST)
  P4_OWNER_EMAIL      first owner of an empty database, who is sent a link to a password
  DATABASE_URL        a PostgreSQL database instead of the embedded one
  FILES_URL           an S3 bucket for pictures: https://key:secret@s3.example/bucket?region=...
  SMTP_URL            mail server; without it e-mails are files in P4_DATA
  P4_MAIL_FROM        sender of e-mails; needed with SMTP_URL
  P4_PUBLIC_URL       address for links in e-mails (http://HOST:PORT)
  P4_CONSOLE_ORIGINS  origins of consoles on other sites whose users may sign in
  P4_TRUSTED_PROXIES  number of proxies in front of the server (0)
  P4_API_HOST         API host the console calls (this server)
`

if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument)))
  process.stdout.write(help)
else
  await main(async () => {
    const node = await prepare()
    const built = await runInForeground(node, [join(root, 'scripts/build.ts'), '--if-stale'])
    if (built !== 0) return built
    return runInForeground(node, [join(root, 'src/server/main.ts')], defaults())
  })

function defaults() {
  const { P4_DATA = join(root, '.p4') } = process.env
  return { P4_DATA }
}
