// Exits with a message if Node is older than package.json requires. Plain JavaScript, which old versions can parse.
const [major, minor] = numbers(process.version.slice(1))
const needed = require('../package.json').engines.node.replace('>=', '')
const [neededMajor, neededMinor] = numbers(needed)
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  process.stderr.write(
    `Kirana Care needs Node ${needed} or newer, and this is ${process.version}.\n`,
  )
  process.exit(1)
}

function numbers(version) {
  return version.split('.').map(Number)
}
