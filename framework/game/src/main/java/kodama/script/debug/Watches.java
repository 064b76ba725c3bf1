package kodama.script.debug;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * What is watched, in the order in which it was asked for. Nothing is while no one works on the game.
 *
 * <p>Owned by the game thread.
 */
public final class Watches {
    private static final int MOST = 50;

    private final boolean dev;
    private final ErrorSink errors;
    private final List<Watch> all = new ArrayList<>();

    /**
     * Begins without watches.
     *
     * @param errors hears of those that fail
     */
    public Watches(boolean dev, ErrorSink errors) {
        this.dev = dev;
        this.errors = errors;
    }

    /** A live view of all that cannot be changed. */
    public List<Watch> all() {
        return Collections.unmodifiableList(all);
    }

    /**
     * Begins to watch; of two with one name the later counts.
     *
     * @param place where it was made, as {@code boss.lua:12}
     * @param owner the task that it ends with; null for one that ends at the next reset
     * @param look gives a Double, or what is shown as text
     * @throws IllegalArgumentException if the name is empty or longer than 100 letters, or there are 50
     */
    public void add(String name, String place, @Nullable Task owner, Supplier<?> look) {
        DebugNames.check(name);
        if (!dev) return;
        Watch made = new Watch(name, place, owner, look);
        int same = place(name);
        if (same >= 0) all.set(same, made);
        else if (all.size() < MOST) all.add(made);
        else throw new IllegalArgumentException("there must not be more than " + MOST + " watches");
    }

    private int place(String name) {
        for (int i = 0; i < all.size(); i++) if (all.get(i).name().equals(name)) return i;
        return -1;
    }

    /** Looks at all of them, once a frame; one that fails is told and watched no longer. */
    public void observe() {
        for (int i = all.size() - 1; i >= 0; i--) {
            Watch watch = all.get(i);
            if (watch.hasEnded() || !observe(watch)) all.remove(watch);
        }
    }

    private boolean observe(Watch watch) {
        try {
            watch.observe();
            return true;
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            errors.report("watch '" + watch.name() + "' (" + watch.place() + ")", failed);
            return false;
        }
    }
}
