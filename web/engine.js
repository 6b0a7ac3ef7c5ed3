// The worker: the engine without a window. A job comes in as a text, its answer goes out as one.

import init, { answer } from './engine/damas-worker.js';

const ready = init();

// Set at once, so that no job is lost while the engine is being loaded. What fails, loading
// included, reaches the page as an error of this worker.
onmessage = async ({ data }) => {
  try {
    await ready;
    postMessage(answer(data));
  } catch (error) {
    setTimeout(() => { throw error; });
  }
};
