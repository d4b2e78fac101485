// Prints one line of JSON for each address asked for. Plain JavaScript in a process of its own: Lighthouse is installed in this folder alone.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** `[{ url, categories }]` */
const asked = JSON.parse(process.argv[2] ?? '[]');

for (const { url, categories } of asked) {
  const chrome = await launch({ chromePath: process.env.TEST_CHROMIUM, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'], logLevel: 'silent' });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, disableFullPageScreenshot: true, logLevel: 'silent' });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { lhr } = result;
    const failing = ({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1;
    const answer = {
      url,
      scores: Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
      below: Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(failing).map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim())),
      lcpMs: lhr.audits['largest-contentful-paint'].numericValue,
      benchmarkIndex: lhr.environment.benchmarkIndex,
      error: lhr.runtimeError?.message ?? null,
    };
    if (process.env.LIGHTHOUSE_REPORTS) await import('node:fs').then(({ writeFileSync }) => writeFileSync(`${process.env.LIGHTHOUSE_REPORTS}/${encodeURIComponent(url)}.json`, JSON.stringify({ lhr, trace: result.artifacts.Trace ?? result.artifacts.traces })));
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  } finally {
    chrome.kill();
  }
}
