package kodama.shot;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.Faults;
import org.jspecify.annotations.Nullable;

/** What has happened to shots that someone hears of: told at once, or held back until a tick is over. */
final class ShotNews {
    private static final int FIRST_CAPACITY = 16;

    private final ErrorSink errors;
    private @Nullable Shot[] shots = new @Nullable Shot[FIRST_CAPACITY];
    private @Nullable ShotEvents[] ears = new @Nullable ShotEvents[FIRST_CAPACITY];
    /** A {@link ShotEnd} or an {@link Edge}. */
    private Object[] what = new Object[FIRST_CAPACITY];

    private int count;
    /** Whether all is to wait, or someone is telling it already. */
    private boolean held;

    ShotNews(ErrorSink errors) {
        this.errors = errors;
    }

    void add(Shot shot, ShotEvents events, Object happened) {
        if (count == shots.length) enlarge(count * 2);
        shots[count] = shot;
        ears[count] = events;
        what[count++] = happened;
        if (!held) tell();
    }

    private void enlarge(int capacity) {
        shots = Arrays.copyOf(shots, capacity);
        ears = Arrays.copyOf(ears, capacity);
        what = Arrays.copyOf(what, capacity);
    }

    /** Lets all wait until {@link #tell}. */
    void hold() {
        held = true;
    }

    /** Tells all in the order in which it happened, and what happens meanwhile. */
    void tell() {
        held = true;
        for (int i = 0; i < count; i++) tell(shots[i], ears[i], what[i]);
        Arrays.fill(shots, 0, count, null);
        Arrays.fill(ears, 0, count, null);
        count = 0;
        held = false;
    }

    private void tell(@Nullable Shot shot, @Nullable ShotEvents events, Object happened) {
        if (shot == null || events == null) return;
        try {
            if (happened instanceof Edge edge) events.bounced(shot, edge);
            else if (happened instanceof ShotEnd why) events.ended(shot, why);
        } catch (Throwable e) {
            Faults.passFatal(e);
            errors.report("events of a " + shot, e);
        }
    }
}
