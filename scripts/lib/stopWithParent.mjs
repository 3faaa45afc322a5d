// Loaded ahead of a program that must not outlive the one that started it, not even after a kill -9.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
