import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.GROGNARD_SERVER ?? "http://localhost:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/grognard/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: "es2023",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    license: { fileName: "licenses.md" }, // of every package whose code is in the bundle
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
});
