// What failed, read from the runners' reports: a line each, so that the end of a long output tells it.

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function line(file, name, message) {
  const [first = ''] = message.replaceAll(ESCAPES, '').trim().split('\n');
  return `FAILED  ${file} › ${name}: ${first.slice(0, 300)}`;
}

/** The failed tests of Vitest's JSON report, and the files that could not be run. */
export function failedInCode({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message = '', assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [line(name, 'the file itself', message)];
      return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages.join('\n')));
    });
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The failed tests of Playwright's JSON report, and what failed outside of any. */
export function failedInBrowser({ suites, errors = [] }) {
  const failed = suites.flatMap(specsOf).flatMap(({ ok, file, title, tests }) => {
    if (ok) return [];
    const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return [line(file, title, messages[0] ?? '')];
  });
  return [...failed, ...errors.map(({ message = '' }) => line('browser', 'outside of any test', message))];
}
