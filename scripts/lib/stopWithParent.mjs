// Preloaded: stops the program when its parent ends, even after kill -9.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
