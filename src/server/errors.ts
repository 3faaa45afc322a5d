import type { components } from '#api/core/schema.gen.ts'
import { type FieldFault, Refusal } from '#domain/faults.ts'

type ErrorBody = components['schemas']['Error']

/** Any other error becomes a 500. */
export class P4Error extends Refusal {
  /** Sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    fields: readonly FieldFault[] = [],
    retryAfterSeconds?: number,
  ) {
    super(status, code, message, fields)
    this.retryAfterSeconds = retryAfterSeconds
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      status: this.status,
      ...(this.fields.length > 0 ? { fields: [...this.fields] } : {}),
    }
  }
}

/** `what` is lower case, e.g. 'product'. */
export function notFound(what: string): P4Error {
  return new P4Error(404, 'not_found', `This ${what} does not exist.`)
}

export function invalid(path: string, message: string): P4Error {
  return new P4Error(400, 'invalid_request', message, [{ path, message }])
}

export function tooMany(message: string, retryAfterSeconds: number): P4Error {
  return new P4Error(429, 'too_many_attempts', message, [], retryAfterSeconds)
}

/** `path` is the only conflicting field. */
export function conflict(message: string, path?: string): P4Error {
  return new P4Error(409, 'conflict', message, path ? [{ path, message }] : [])
}

/** `path` is the only refused field. */
export function forbidden(message: string, path?: string): P4Error {
  return new P4Error(403, 'forbidden', message, path ? [{ path, message }] : [])
}
