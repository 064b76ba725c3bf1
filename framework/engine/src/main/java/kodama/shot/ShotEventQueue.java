package kodama.shot;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import org.jspecify.annotations.Nullable;

/** What has happened to shots that someone hears of: told at once, or held back until a tick is over. */
final class ShotEventQueue {
    private static final int FIRST_CAPACITY = 16;

    private final ErrorSink errors;
    private @Nullable Shot[] shots = new @Nullable Shot[FIRST_CAPACITY];
    private @Nullable ShotEventListener[] ears = new @Nullable ShotEventListener[FIRST_CAPACITY];
    /** A {@link ShotEndReason} or an {@link Edge}. */
    private Object[] what = new Object[FIRST_CAPACITY];

    private int count;
    /** Whether all is to wait, or someone is telling it already. */
    private boolean held;

    ShotEventQueue(ErrorSink errors) {
        this.errors = errors;
    }

    void add(Shot shot, ShotEventListener events, Object happened) {
        if (count == shots.length) enlarge(count * 2);
        shots[count] = shot;
        ears[count] = events;
        what[count++] = happened;
        if (!held) dispatch();
    }

    private void enlarge(int capacity) {
        shots = Arrays.copyOf(shots, capacity);
        ears = Arrays.copyOf(ears, capacity);
        what = Arrays.copyOf(what, capacity);
    }

    /** Lets all wait until {@link #dispatch}. */
    void defer() {
        held = true;
    }

    /** Tells all in the order in which it happened, and what happens meanwhile. */
    void dispatch() {
        held = true;
        for (int i = 0; i < count; i++) dispatch(shots[i], ears[i], what[i]);
        Arrays.fill(shots, 0, count, null);
        Arrays.fill(ears, 0, count, null);
        count = 0;
        held = false;
    }

    private void dispatch(@Nullable Shot shot, @Nullable ShotEventListener events, Object happened) {
        if (shot == null || events == null) return;
        try {
            if (happened instanceof Edge edge) events.onBounce(shot, edge);
            else if (happened instanceof ShotEndReason why) events.onEnd(shot, why);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("events of a " + shot, e);
        }
    }
}
