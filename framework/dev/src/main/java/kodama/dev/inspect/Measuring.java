package kodama.dev.inspect;

import kodama.profile.Depth;
import kodama.profile.Profiler;
import kodama.profile.Wish;
import org.jspecify.annotations.Nullable;

/** The wish that tasks be measured, which counts while the inspector is open. Owned by the game thread. */
final class Measuring {
    private @Nullable Wish wish;

    void ask(Profiler profiler) {
        if (wish == null) wish = profiler.ask(Depth.TASKS);
    }

    /** Gives the wish back, if it was asked for. */
    void stop() {
        if (wish != null) wish.close();
        wish = null;
    }
}
