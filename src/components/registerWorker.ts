/**
 * Lets the console open without a network (AMB-268). Only where it is installed or a shop works with it: office
 * browsers download no code that they do not show. A host without the worker's file refuses it, and nothing changes.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
