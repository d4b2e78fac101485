// Prints a line of JSON for each address asked for. Plain JavaScript in a process of its own: Lighthouse is installed in this folder alone.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [addresses = '[]', categories = '[]'] = process.argv.slice(2);
const onlyCategories = JSON.parse(categories);
/** Chromium's trace sometimes misses the start of a load (NO_NAVSTART); that says nothing of the page. */
const TRIES = 3;

async function look(url, left = TRIES) {
  const chrome = await launch({
    chromePath: process.env.TEST_CHROMIUM,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories,
      disableFullPageScreenshot: true,
      logLevel: 'silent',
    });
    const failure = result?.lhr.runtimeError ?? (result ? null : { message: 'no result' });
    if (!failure) return result.lhr;
    if (left === 1) throw new Error(`Lighthouse could not look at ${url}: ${failure.message}`);
  } finally {
    chrome.kill();
  }
  return look(url, left - 1);
}

for (const url of JSON.parse(addresses)) {
  const { audits, categories: found } = await look(url);
  const isBelow = ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1;
  const answer = {
    url,
    scores: Object.fromEntries(
      Object.entries(found).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    below: Object.values(found).flatMap(({ auditRefs }) =>
      auditRefs.filter(isBelow).map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim()),
    ),
    lcpMs: audits['largest-contentful-paint'].numericValue,
  };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
