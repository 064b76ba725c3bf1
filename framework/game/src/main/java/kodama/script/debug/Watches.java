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
 * The watched values, in the order in which they were added. Empty except in development.
 *
 * <p>Owned by the game thread.
 */
public final class Watches {
    private static final int MAX_WATCHES = 50;

    private final boolean dev;
    private final ErrorSink errors;
    private final List<Watch> all = new ArrayList<>();

    /**
     * Starts without watches.
     *
     * @param errors receives the errors of values that cannot be read
     */
    public Watches(boolean dev, ErrorSink errors) {
        this.dev = dev;
        this.errors = errors;
    }

    /** Returns a live, read-only view of all watches. */
    public List<Watch> all() {
        return Collections.unmodifiableList(all);
    }

    /**
     * Adds a watch; replaces one of the same name.
     *
     * @param place the line that adds it, as {@code boss.lua:12}
     * @param owner the task with which it ends; null if it ends at the next reset
     * @param reader returns a Double, or an object to show as text
     * @throws IllegalArgumentException if the name is empty or longer than 100 letters, or there are 50 watches
     */
    public void add(String name, String place, @Nullable Task owner, Supplier<?> reader) {
        DebugNames.check(name);
        if (!dev) return;
        Watch made = new Watch(name, place, owner, reader);
        int same = indexOf(name);
        if (same >= 0) all.set(same, made);
        else if (all.size() < MAX_WATCHES) all.add(made);
        else throw new IllegalArgumentException("there can be at most " + MAX_WATCHES + " watches");
    }

    private int indexOf(String name) {
        for (int i = 0; i < all.size(); i++) if (all.get(i).name().equals(name)) return i;
        return -1;
    }

    /** Reads all values, once per frame; a value that cannot be read is reported and removed. */
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
