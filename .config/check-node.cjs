// Exits with a message if package.json does not support this version of Node. Plain JavaScript, which old versions can
// parse.
const [major, minor] = numbers(process.version.slice(1))
const supported = require('../package.json').engines.node.split(' || ')
if (!supported.some(includesThis)) {
  const list = supported.map((range) =>
    numbers(range.slice(range.search(/\d/)))
      .slice(0, 2)
      .join('.'),
  )
  process.stderr.write(
    `Kirana Care needs Node ${list.join(', ')} or newer, and this is ${process.version}.\n`,
  )
  process.exit(1)
}

/** Whether a range such as ^20.19.0 or >=24.0.0 includes this version. */
function includesThis(range) {
  const [firstMajor, firstMinor] = numbers(range.slice(range.search(/\d/)))
  if (major === firstMajor) return minor >= firstMinor
  return range.startsWith('>=') && major > firstMajor
}

function numbers(version) {
  return version.split('.').map(Number)
}
