package kodama.script.profile;

import java.util.IdentityHashMap;
import java.util.Map;
import kodama.lua.ScriptFrame;
import org.jspecify.annotations.Nullable;

/** All tasks that were written at the same place, or the draw hooks of these. */
final class Kind {
    final String name;

    /** By which the profiler knows it. */
    final int key;

    private final Map<ScriptFrame, Line> lines = new IdentityHashMap<>();

    /** What its turns took since the last of them was sampled in this frame. */
    long unsampled;

    /** The same of frames before, in which none was sampled after it. */
    long owed;

    /** The line that took most of this frame, of those that were sampled; null for none. */
    @Nullable
    Line costliest;

    Kind(String name, int key) {
        this.name = name;
        this.key = key;
    }

    Line line(ScriptFrame frame) {
        Line known = lines.get(frame);
        if (known != null) return known;
        Line made = new Line(frame, name);
        lines.put(frame, made);
        return made;
    }

    void endFrame() {
        owed += takeUnsampled();
        costliest = null;
    }

    /** What took time until now, and no sample has claimed. */
    long takeUnsampled() {
        long taken = unsampled;
        unsampled = 0;
        return taken;
    }

    long takeOwed() {
        long taken = owed;
        owed = 0;
        return taken;
    }
}
