/**
 * What takes time in scripts: which tasks, which lines, and the call points that scripts set.
 *
 * <p>Measures while someone wants to know, by a {@link kodama.profile.Profiler}, and never changes what the game does.
 * Owned by the game thread.
 */
@NullMarked
package kodama.script.profile;

import org.jspecify.annotations.NullMarked;
