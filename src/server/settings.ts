/** A wrong setting is reported in one sentence. */
import { isIP } from 'node:net'

export type Environment = Readonly<Record<string, string | undefined>>

export interface Settings {
  readonly port: number
  readonly host: string
  /** Database, pictures and e-mails. */
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  /** A file: URL or a bucket. */
  readonly filesUrl: URL | undefined
  readonly seed: 'small' | 'large' | 'none'
  readonly ownerEmail: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Without trailing slash. */
  readonly publicUrl: string
  readonly consoleOrigins: readonly string[]
  readonly trustedProxies: number
  /** Empty for this server. */
  readonly apiHost: string
  readonly consoleFolder: string
}

export class BootError extends Error {
  override readonly name = 'BootError'
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

export function readSettings(env: Environment): Settings {
  const host = env.HOST || '127.0.0.1'
  const port = numberOf(env.PORT || '4100', 65_535)
  if (port === undefined)
    throw new BootError(`PORT must be a number from 0 to 65535, not "${env.PORT}".`)
  const proxies = numberOf(env.P4_TRUSTED_PROXIES || '0', 20)
  if (proxies === undefined)
    throw new BootError(
      `P4_TRUSTED_PROXIES must be the number of proxies in front of the server, not "${env.P4_TRUSTED_PROXIES}".`,
    )
  const databaseUrl = env.DATABASE_URL || undefined
  const hostInUrl = isIP(host) === 6 ? `[${host}]` : host
  return {
    host,
    port,
    databaseUrl,
    trustedProxies: proxies,
    consoleOrigins: originsOf(env, 'P4_CONSOLE_ORIGINS'),
    dataFolder: env.P4_DATA || '.p4',
    filesUrl: filesOf(env),
    seed: seedOf(env, databaseUrl === undefined && isLoopback(host)),
    ownerEmail: emailOf(env, 'P4_OWNER_EMAIL'),
    ...mailOf(env),
    publicUrl: addressOf(env, 'P4_PUBLIC_URL') || `http://${hostInUrl}:${port}`,
    apiHost: addressOf(env, 'P4_API_HOST'),
    consoleFolder: env.P4_CONSOLE || 'dist',
  }
}

function numberOf(text: string, max: number): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number >= 0 && number <= max ? number : undefined
}

/** The demo password is public: seed only if no other machine can connect. */
function seedOf(env: Environment, isLocal: boolean): Settings['seed'] {
  const seed = env.P4_SEED || (isLocal ? 'small' : 'none')
  if (seed === 'small' || seed === 'large' || seed === 'none') return seed
  throw new BootError(`P4_SEED must be small, large or none, not "${seed}".`)
}

function mailOf(env: Environment): Pick<Settings, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = env.SMTP_URL || undefined
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol)))
    throw new BootError(
      'SMTP_URL cannot be read: it must look like smtp://user:password@mail.example:587.',
    )
  const mailFrom = env.P4_MAIL_FROM || ''
  if (mailFrom !== '' && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(mailFrom))
    throw new BootError(
      `P4_MAIL_FROM must be a sender such as P4 Console <no-reply@your-domain.example>, not "${mailFrom}".`,
    )
  if (smtpUrl && mailFrom === '')
    throw new BootError(
      'SMTP_URL needs P4_MAIL_FROM, the sender of e-mails: mail servers refuse one of a domain that is not yours.',
    )
  return { smtpUrl, mailFrom: mailFrom || 'P4 Console <no-reply@p4.example>' }
}

function filesOf(env: Environment): URL | undefined {
  const text = env.FILES_URL ?? ''
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const bucket = /^https?:$/.test(url?.protocol ?? '') && url?.password && url.pathname !== '/'
  if (url && (url.protocol === 'file:' || bucket)) return url
  // Not the value, which may contain a secret.
  throw new BootError(
    'FILES_URL cannot be read: it must look like https://key:secret@s3.example/bucket?region=eu-central-1 or file:///folder.',
  )
}

function emailOf(env: Environment, name: string): string | undefined {
  const email = env[name]?.trim() || undefined
  if (email === undefined || /^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(email)) return email
  throw new BootError(`${name} must be an e-mail address, not "${email}".`)
}

function originsOf(env: Environment, name: string): string[] {
  const texts = (env[name] ?? '').split(/[\s,]+/).filter(Boolean)
  return texts.map((text) => new URL(addressOf({ [name]: text }, name)).origin)
}

function addressOf(env: Environment, name: string): string {
  const address = env[name] ?? ''
  if (address === '') return ''
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new BootError(`${name} must be an address such as https://p4.example, not "${address}".`)
  return address.replace(/\/+$/, '')
}
