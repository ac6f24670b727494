/** Says that it runs jobs, and ends when it is told to. */
process.on('message', () => process.exit(0))
process.send?.({ working: true })
