/**
 * The task inspector: snapshots of the game, edits, and the window in Swing. The game thread takes a snapshot when the
 * window has requested one; AWT's thread accesses the game only through {@link kodama.dev.GameCommandQueue}.
 */
@NullMarked
package kodama.dev.inspect;

import org.jspecify.annotations.NullMarked;
