/**
 * The error screen, and an error in words.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.dev.error;

import org.jspecify.annotations.NullMarked;
