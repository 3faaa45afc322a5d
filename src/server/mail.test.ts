import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { longestSending, smtpMail } from './mail.ts'

test('a mail server that says nothing is given up after some minutes', async () => {
  const given = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal)
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = z.object({ port: z.number() }).parse(silent.address())
  const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'no-reply@p4.example')
  const sending = mail.send({ to: 'theo@p4.example', subject: 'Hello', text: 'Good morning' })
  await once(silent, 'connection')
  given.abort()
  await expect(sending).rejects.toThrow(/abort/i)
  expect(timeout).toHaveBeenCalledWith(longestSending)
  timeout.mockRestore()
  silent.close()
})
