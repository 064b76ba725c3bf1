/** Verifies replays: plays them without a window and compares the states of two runs. */
@NullMarked
package kodama.loop.verify;

import org.jspecify.annotations.NullMarked;
