import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without settings the server is alone on this machine, with demo data', () => {
  expect(readSettings({})).toMatchObject({
    ...{ host: '127.0.0.1', port: 4100, seed: 'small', trustedProxies: 0 },
    publicUrl: 'http://127.0.0.1:4100',
  })
})

test('demo users, whose password everybody knows, are made by themselves only where nobody else comes', () => {
  expect(readSettings({ HOST: 'localhost' }).seed).toBe('small')
  expect(readSettings({ HOST: '::1' }).seed).toBe('small')
  expect(readSettings({ HOST: '0.0.0.0' }).seed).toBe('none')
  expect(readSettings({ HOST: '192.0.2.4' }).seed).toBe('none')
  expect(readSettings({ DATABASE_URL: 'postgres://p4@db/p4' }).seed).toBe('none')
  expect(readSettings({ HOST: '0.0.0.0', P4_SEED: 'small' }).seed).toBe('small')
})

test('links lead to P4_PUBLIC_URL, without its slashes at the end, else to where the server listens', () => {
  expect(readSettings({ P4_PUBLIC_URL: 'https://p4.example/' }).publicUrl).toBe(
    'https://p4.example',
  )
  expect(readSettings({ P4_PUBLIC_URL: 'https://x.example/p4//' }).publicUrl).toBe(
    'https://x.example/p4',
  )
  expect(readSettings({ HOST: '::1', PORT: '80' }).publicUrl).toBe('http://[::1]:80')
})

test.each([
  [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535, not "x".'],
  [{ P4_SEED: 'huge' }, 'P4_SEED must be small, large or none, not "huge".'],
  [{ P4_PUBLIC_URL: 'nonsense' }, 'P4_PUBLIC_URL must be an address such as https://p4.example'],
  [{ P4_PUBLIC_URL: 'ftp://p4.example' }, 'P4_PUBLIC_URL must be an address'],
  [{ P4_API_HOST: 'nonsense' }, 'P4_API_HOST must be an address such as https://p4.example'],
  [{ P4_CONSOLE_ORIGINS: 'console.example' }, 'P4_CONSOLE_ORIGINS must be an address'],
  [{ P4_TRUSTED_PROXIES: 'yes' }, 'P4_TRUSTED_PROXIES must be the number of proxies'],
  [{ P4_OWNER_EMAIL: 'a,b@p4.example' }, 'P4_OWNER_EMAIL must be an e-mail address'],
  [{ SMTP_URL: 'nonsense' }, 'SMTP_URL cannot be read: it must look like smtp://'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL cannot be read: it must look like smtp://'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs P4_MAIL_FROM'],
  [{ FILES_URL: 'nonsense' }, 'FILES_URL cannot be read: it must look like https://key:secret@'],
  [{ FILES_URL: 'https://s3.example/bucket' }, 'FILES_URL cannot be read'],
  [{ FILES_URL: 'https://key:secret@s3.example/' }, 'FILES_URL cannot be read'],
  [{ P4_MAIL_FROM: 'nobody' }, 'P4_MAIL_FROM must be a sender such as'],
])('%j is told in one sentence', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})
