import { writeAudit } from '../../audit.ts'
import type { Preparation } from '../../handlers.ts'
import { mayCall } from '../../permits.ts'
import { countAttempt } from '../../signInLimit.ts'

/** The request may be a guess. Throws 429. */
export async function countRefusedCode(
  request: Pick<
    Preparation<'updateUser'>,
    'body' | 'path' | 'viewer' | 'database' | 'address' | 'clock'
  >,
): Promise<void> {
  const { body, path, viewer, database, address, clock } = request
  if (body.manager_approval_code === undefined) return
  const reader = { viewer, tx: database.reads, path }
  if (await mayCall('updateUser', reader, 'manager_approval_code')) return
  await database.transaction(async (tx) => {
    const attempt = { purpose: 'approval code', email: `user ${viewer.id}`, address } as const
    await countAttempt(tx, attempt, clock)
    await writeAudit(tx, {
      operation: 'updateUser',
      at: clock.now(),
      userId: viewer.id,
      path,
      address,
      before: null,
      after: { refused: ['manager_approval_code'] },
    })
  })
}
