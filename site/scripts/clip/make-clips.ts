import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-wasm";
import { runnerImport } from "vite";
import { displayFont, rendererFont, startRenderer } from "../share/renderer.ts";
import { captionsOf } from "./captions.ts";
import { type Clip, clipLength, clips } from "./clips.ts";

/**
 * Renders the demo product's clips with their captions into `demo/clips`. The results are committed, as this needs
 * minutes and `ffmpeg` with libx264 and libvpx.
 */
const target = new URL("../../../demo/clips/", import.meta.url);
const { seconds, framesPerSecond, width, height } = clipLength;

/** The codecs: one that every browser plays, and a smaller one. */
const encodings = {
  mp4: "-c:v libx264 -preset veryslow -crf 25 -tune animation -pix_fmt yuv420p -movflags +faststart",
  webm: "-c:v libvpx-vp9 -crf 36 -b:v 0 -row-mt 1 -cpu-used 2 -pix_fmt yuv420p",
};

await startRenderer();
const { module } = await runnerImport<typeof import("./clip-frame.tsx")>(
  fileURLToPath(new URL("clip-frame.tsx", import.meta.url)),
  { configFile: false, logLevel: "error" },
);
const textFont = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal";
const fontBuffers = await Promise.all([
  rendererFont(displayFont, "·’", { opsz: 24, wght: 600 }),
  rendererFont(textFont, "·’", { wght: 440 }),
]);
for (const [name, clip] of Object.entries(clips)) {
  await encode(name, clip);
  await writeFile(new URL(`${name}.vtt`, target), captionsOf(clip, seconds));
}

/** Encodes both formats in one pass over the frames. */
async function encode(name: string, clip: Clip): Promise<void> {
  const outputs = Object.entries(encodings).flatMap(([format, options]) => [
    ...options.split(" "),
    fileURLToPath(new URL(`${name}.${format}`, target)),
  ]);
  const raw = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -framerate ${framesPerSecond}`;
  const input = `-y -loglevel error ${raw} -i -`.split(" ");
  const encoder = spawn("ffmpeg", [...input, ...outputs], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const drawn = new Resvg(module.clipFrame(clip, frame / framesPerSecond), {
      font: { fontBuffers, defaultFontFamily: "Bricolage Grotesque" },
    }).render();
    if (!encoder.stdin.write(drawn.pixels)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await once(encoder, "exit");
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}
