/**
 * Profiles scripts: tasks, lines, and the call points that scripts set.
 *
 * <p>Measures when a {@link kodama.profile.Profiler} requests it, and never changes what the game does. Owned by the
 * game thread.
 */
@NullMarked
package kodama.script.profile;

import org.jspecify.annotations.NullMarked;
