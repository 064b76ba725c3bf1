package kodama.script.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import kodama.profile.FrameHistory;

/** Those of many that took most of a frame, in order. */
final class Costliest<T> {
    private final ToLongFunction<T> nanos;
    private final List<T> kept = new ArrayList<>(FrameHistory.COSTS + 1);

    Costliest(ToLongFunction<T> nanos) {
        this.nanos = nanos;
    }

    /** Most are less than the last of those there are. */
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
