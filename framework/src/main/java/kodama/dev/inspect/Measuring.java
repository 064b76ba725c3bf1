package kodama.dev.inspect;

import kodama.profile.Depth;
import kodama.profile.Profiler;
import kodama.profile.Wish;
import org.jspecify.annotations.Nullable;

/** The wish that tasks be measured, which counts while the inspector is open. Owned by the game thread. */
final class Measuring {
    private @Nullable Wish wish;

    /** Asks, or gives the wish back. */
    void set(boolean wanted, @Nullable Profiler profiler) {
        if (wanted && wish == null && profiler != null) wish = profiler.ask(Depth.TASKS);
        if (!wanted && wish != null) stop(wish);
    }

    private void stop(Wish open) {
        open.close();
        wish = null;
    }
}
