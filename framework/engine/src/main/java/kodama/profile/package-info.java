/**
 * Measuring: what frames, their parts and whatever is recorded by a key take, the last 600 frames whole, times as
 * samples, bytes that a thread allocates.
 *
 * <p>Overlays and the debug menu show such figures of a running game; {@code kodama.bench} uses the same. Any thread
 * records; the game thread ends frames and looks.
 */
@NullMarked
package kodama.profile;

import org.jspecify.annotations.NullMarked;
