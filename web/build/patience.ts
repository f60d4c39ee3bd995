// A busy machine must not make a test fail: `vi.waitFor` waits for a minute instead of a second.
import { vi } from "vitest";

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (condition, options = 60_000) => waitFor(condition, options);
