import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config";

// Apart from vite.config.ts, so that building the client needs no test runner
export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  }),
);
