export interface UploadedBytes {
  readonly sent: number
  readonly all: number
}

/** A `fetch` with upload progress, which the browser's lacks. */
export function uploadFetch(onProgress: (bytes: UploadedBytes) => void) {
  return async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest()
      upload.open(request.method, request.url)
      for (const [name, value] of request.headers) upload.setRequestHeader(name, value)
      upload.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress({ sent: loaded, all: total }),
      )
      upload.addEventListener('load', () => {
        const { status, responseText } = upload
        // These statuses allow no body, not even an empty one.
        resolve(new Response([204, 205, 304].includes(status) ? null : responseText, { status }))
      })
      for (const failed of ['error', 'abort', 'timeout'])
        upload.addEventListener(failed, () => reject(new TypeError('The upload ended early.')))
      upload.send(body)
    })
  }
}
