/** Replays: files of recorded runs, their format, and writing them while a game runs. */
@NullMarked
package kodama.replay;

import org.jspecify.annotations.NullMarked;
