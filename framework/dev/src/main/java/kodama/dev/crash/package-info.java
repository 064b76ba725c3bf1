/**
 * Crash reports: a folder with all that can help to find out what went wrong.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.dev.crash;

import org.jspecify.annotations.NullMarked;
