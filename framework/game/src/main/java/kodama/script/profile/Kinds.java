package kodama.script.profile;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import kodama.profile.Profiler;

/** The kinds of tasks, their draw hooks and their finish hooks, that were measured in a world. */
final class Kinds {
    private static final String OUTSIDE = "(outside of tasks)";
    private static final String DRAW = " draw";
    private static final String FINISH = " finish";

    private final Profiler profiler;
    private final Map<String, Kind> byName = new HashMap<>();
    private final Kind outside;

    Kinds(Profiler profiler) {
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
}
