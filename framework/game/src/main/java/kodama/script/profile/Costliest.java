package kodama.script.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import kodama.profile.FrameHistory;

/** Keeps those that took most of a frame, in descending order. */
final class Costliest<T> {
    private final ToLongFunction<T> nanos;
    private final List<T> kept = new ArrayList<>(FrameHistory.COSTS + 1);

    Costliest(ToLongFunction<T> nanos) {
        this.nanos = nanos;
    }

    /** Adds one if it is among the costliest; checks the last one first, because most are cheap. */
    void offer(T each) {
        long time = nanos.applyAsLong(each);
        int count = kept.size();
        if (count == FrameHistory.COSTS && time <= nanos.applyAsLong(kept.get(count - 1))) return;
        int place = count;
        while (place > 0 && nanos.applyAsLong(kept.get(place - 1)) < time) place--;
        kept.add(place, each);
        if (kept.size() > FrameHistory.COSTS) kept.remove(FrameHistory.COSTS);
    }

    List<T> kept() {
        return kept;
    }

    void clear() {
        kept.clear();
    }
}
