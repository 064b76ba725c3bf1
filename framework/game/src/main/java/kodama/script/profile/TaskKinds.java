package kodama.script.profile;

import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import kodama.lua.ScriptFrame;
import kodama.profile.Profiler;
import org.jspecify.annotations.Nullable;

/** The kinds of tasks, of draw hooks and of finish hooks that were measured in a world. */
final class TaskKinds {
    private static final String OUTSIDE = "(outside of tasks)";
    private static final String DRAW = " draw";
    private static final String FINISH = " finish";

    private final Profiler profiler;
    private final Map<String, Kind> byName = new HashMap<>();
    private final Kind outside;

    TaskKinds(Profiler profiler) {
        this.profiler = profiler;
        outside = of(OUTSIDE);
    }

    Kind of(String name) {
        return byName.computeIfAbsent(name, made -> new Kind(made, profiler.key(made)));
    }

    /** Returns the draw hooks of a kind. */
    Kind drawing(Kind kind) {
        return of(kind.name + DRAW);
    }

    /** Returns the finish hooks of a kind. */
    Kind finishing(String name) {
        return of(name + FINISH);
    }

    /** Returns the kind of scripts that no task runs, such as a scene's file being loaded. */
    Kind outside() {
        return outside;
    }

    Collection<Kind> all() {
        return byName.values();
    }

    /** All tasks whose function is at the same place, or their draw hooks. */
    static final class Kind {
        final String name;

        /** The profiler's key. */
        final int key;

        private final Map<ScriptFrame, Line> lines = new IdentityHashMap<>();

        /** Time of its runs since the last sample in this frame. */
        long unsampled;

        /** The same of previous frames, which no later sample has claimed yet. */
        long owed;

        /** The sampled line that took most of this frame; null for none. */
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

        /** Returns and resets the time that no sample has claimed. */
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

    /** A line of a script, run by one kind of task, and its time in this frame. */
    static final class Line {
        final ScriptFrame frame;

        /** Name of the kind. */
        final String kind;

        long nanos;

        Line(ScriptFrame frame, String kind) {
            this.frame = frame;
            this.kind = kind;
        }
    }
}
