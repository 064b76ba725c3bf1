package kodama.shot;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import org.jspecify.annotations.Nullable;

/** A queue of shot events, which are dispatched at once or deferred to the end of an update. */
final class ShotEventQueue {
    private static final int FIRST_CAPACITY = 16;

    private final ErrorSink errors;
    private @Nullable Shot[] shots = new @Nullable Shot[FIRST_CAPACITY];
    private @Nullable ShotEventListener[] listeners = new @Nullable ShotEventListener[FIRST_CAPACITY];
    /** A {@link ShotEndReason}, an {@link Edge} or a {@link WallAction} per event. */
    private Object[] what = new Object[FIRST_CAPACITY];

    private int count;
    /** Whether events are deferred, or are being dispatched. */
    private boolean deferring;

    ShotEventQueue(ErrorSink errors) {
        this.errors = errors;
    }

    void add(Shot shot, ShotEventListener listener, Object happened) {
        if (count == shots.length) enlarge(count * 2);
        shots[count] = shot;
        listeners[count] = listener;
        what[count++] = happened;
        if (!deferring) dispatch();
    }

    private void enlarge(int capacity) {
        shots = Arrays.copyOf(shots, capacity);
        listeners = Arrays.copyOf(listeners, capacity);
        what = Arrays.copyOf(what, capacity);
    }

    /** Defers events until {@link #dispatch}. */
    void defer() {
        deferring = true;
    }

    /** Dispatches all events in order, including those that listeners cause. */
    void dispatch() {
        deferring = true;
        for (int i = 0; i < count; i++) dispatch(shots[i], listeners[i], what[i]);
        Arrays.fill(shots, 0, count, null);
        Arrays.fill(listeners, 0, count, null);
        count = 0;
        deferring = false;
    }

    private void dispatch(@Nullable Shot shot, @Nullable ShotEventListener listener, Object happened) {
        if (shot == null || listener == null) return;
        try {
            if (happened instanceof Edge edge) listener.onBounce(shot, edge);
            else if (happened instanceof WallAction action) listener.onWall(shot, action);
            else if (happened instanceof ShotEndReason reason) listener.onEnd(shot, reason);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("listener of a " + shot, e);
        }
    }
}
