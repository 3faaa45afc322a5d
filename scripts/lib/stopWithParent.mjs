// Loaded ahead of a program that must stop when its parent process ends, even after a kill -9 of the parent.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
