package kodama.script.profile;

import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import kodama.lua.ScriptFrame;
import kodama.profile.Profiler;
import org.jspecify.annotations.Nullable;

/** The kinds of tasks, their draw hooks and their finish hooks, that were measured in a world. */
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

    /** The draw hooks of a kind. */
    Kind drawing(Kind kind) {
        return of(kind.name + DRAW);
    }

    /** The finish hooks of tasks of one kind. */
    Kind finishing(String name) {
        return of(name + FINISH);
    }

    /** Scripts that are run by no task, such as a scene's file that is read. */
    Kind outside() {
        return outside;
    }

    Collection<Kind> all() {
        return byName.values();
    }

    /** All tasks that were written at the same place, or the draw hooks of these. */
    static final class Kind {
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

    /** A line of a script, run by one kind of task: what it took of this frame. */
    static final class Line {
        final ScriptFrame frame;

        /** What the kind is called. */
        final String kind;

        long nanos;

        Line(ScriptFrame frame, String kind) {
            this.frame = frame;
            this.kind = kind;
        }
    }
}
