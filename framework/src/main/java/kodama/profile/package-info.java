/**
 * Measuring: times as samples, bytes that a thread allocates.
 *
 * <p>Floor 1. The debug menu shows such figures of a running game; {@code kodama.bench} uses the same. Owned by the
 * thread that measures.
 */
@NullMarked
package kodama.profile;

import org.jspecify.annotations.NullMarked;
