package kodama.file;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import org.jspecify.annotations.Nullable;

/**
 * The things of one kind that a game has, by name; each is read when first asked for.
 *
 * <p>What is loaded stays over resets. What could not be loaded is not tried again until it is forgotten. A store
 * counts who uses a thing: the scene that has asked for it, and each one that holds it until it releases it. What no
 * one uses can be unloaded at any time, since it is read again when someone asks for it after all. Uses begin anew
 * with each world, so that what a world finds used does not depend on the worlds before it.
 *
 * <p>Owned by the game thread; {@link #read} is for any. From document 003 (リソースマネージャ).
 *
 * @param <T> what is kept
 */
public abstract class ResourceCache<T> {
    /** Reads the game's files. */
    @FunctionalInterface
    public interface Source {
        /**
         * Reads a whole file; any thread may ask.
         *
         * @param path below the game's folder, with {@code /} between names
         * @throws IOException if there is no such file or it cannot be read
         */
        byte[] read(String path) throws IOException;
    }

    private static final class Kept<T> {
        final T thing;
        final boolean canBeRead;
        final LeakTracker.Entry entry;
        int holders;
        long lastScene = NEVER;

        Kept(T thing, boolean canBeRead, LeakTracker.Entry entry) {
            this.thing = thing;
            this.canBeRead = canBeRead;
            this.entry = entry;
        }
    }

    /** The number of no scene: not asked for in this world. */
    private static final long NEVER = 0;

    /** How many names are remembered that nothing has; all are forgotten then. */
    private static final int MOST_FAILURES = 1_000;

    private final String kind;
    private final LeakTracker ledger;
    private final Map<String, Kept<T>> things = new HashMap<>();
    private final Map<String, Expected<T>> expected = new HashMap<>();
    private final Map<String, String> failures = new HashMap<>();
    /** Counts the scenes of this world, from 1. */
    private long scene = NEVER + 1;
    /** How often a thing was added, replaced or let go of. */
    private long changes;
    /** How many scenes have begun, in all worlds. */
    private long scenes;

    /**
     * Makes an empty store.
     *
     * @param kind what one thing is called: {@code image}, say
     */
    protected ResourceCache(String kind, LeakTracker ledger) {
        this.kind = kind;
        this.ledger = ledger;
    }

    /**
     * Reads a thing's file without keeping anything, for a caller that will {@link #put} it later. Any thread may.
     *
     * @throws RuntimeException if it cannot be had; the message names the thing and the reason
     */
    public abstract T read(String name);

    /**
     * Makes the error that tells once more why a thing could not be had.
     *
     * @param message the message of the first one
     */
    protected abstract RuntimeException failure(String message);

    /**
     * Tells what may have been read from a file.
     *
     * @param path of a file of the game
     * @return the names by which it can be asked for; none if it is of another kind
     */
    public abstract List<String> namesOf(String path);

    /**
     * Tells how much memory a thing takes.
     *
     * @param thing one that is kept
     * @return about how many bytes
     */
    public abstract long bytes(T thing);

    /** Returns what the files of its things end in, without a dot. */
    public abstract List<String> extensions();

    /**
     * Looks for what can be asked for.
     *
     * @return the shortest name of each thing, sorted, each once
     * @throws kodama.file.GameFileException if a folder is gone or has too many files
     */
    public final List<String> names(GameFiles files) {
        return extensions().stream()
                .flatMap(ending -> files.list(ending).stream())
                .map(this::shortestName)
                .distinct()
                .sorted()
                .toList();
    }

    private String shortestName(String path) {
        return namesOf(path).stream().min(Comparator.comparing(String::length)).orElse(path);
    }

    /** Returns what one thing of this store is called: {@code image}, say. */
    public final String kind() {
        return kind;
    }

    /**
     * Returns a thing, loading it when needed; the present scene uses it from now on.
     *
     * @return the same object until it is read again
     * @throws RuntimeException if it cannot be had
     */
    public final T get(String name) {
        Kept<T> kept = kept(name);
        kept.lastScene = scene;
        return kept.thing;
    }

    private Kept<T> kept(String name) {
        Kept<T> known = things.get(name);
        return known != null ? known : load(name);
    }

    private Kept<T> load(String name) {
        @Nullable String failure = failures.get(name);
        if (failure != null) throw failure(failure);
        try {
            return keep(name, readOrAwait(name), true);
        } catch (RuntimeException failed) {
            if (failures.size() == MOST_FAILURES)
                failures.clear(); // names that a script counts up must not fill the memory
            failures.put(name, String.valueOf(failed.getMessage()));
            throw failed;
        }
    }

    /** Waits for who reads it already. */
    private T readOrAwait(String name) {
        Expected<T> ahead = expected.remove(name);
        return ahead == null ? read(name) : ahead.get();
    }

    private Kept<T> keep(String name, T thing, boolean canBeRead) {
        changes++;
        expected.remove(name);
        Kept<T> kept = new Kept<>(thing, canBeRead, ledger.open(LeakTracker.Lifetime.PROGRAM, kind, name));
        Kept<T> old = things.put(name, kept);
        if (old != null) {
            kept.holders = old.holders;
            kept.lastScene = old.lastScene;
            old.entry.close();
        }
        return kept;
    }

    /**
     * Tells whether a thing is here already.
     *
     * @return whether {@link #get} would return it without reading a file
     */
    public final boolean has(String name) {
        return things.containsKey(name);
    }

    /** Counts what may have changed how a frame looks or sounds: how often a thing was added, replaced or let go of. */
    public final long changeCount() {
        return changes;
    }

    /**
     * Tells how long what was got may be used without asking for it again: as long as this number stays the same.
     *
     * @return grows with each change, and with each scene, of which it is noted what it asks for
     */
    public final long epoch() {
        return changes + scenes;
    }

    /**
     * Lets another thread read a thing before the game asks for it. The game finds all as if it were read by then, and
     * waits if it asks too early.
     *
     * @param name of the thing, which is not here
     * @return what reads it, on any thread; returns how many bytes it takes, or throws why it cannot be had
     */
    public final LongSupplier prefetch(String name) {
        Expected<T> ahead = new Expected<>(() -> read(name));
        expected.put(name, ahead);
        return () -> bytes(ahead.get());
    }

    /** Adds a thing that {@link #read} has made. */
    public final void putLoaded(String name, T thing) {
        failures.remove(name);
        keep(name, thing, true);
    }

    /**
     * Adds or replaces a thing that comes from elsewhere than a file. As it cannot be read again, it is never unloaded.
     */
    public final void put(String name, T thing) {
        failures.remove(name);
        keep(name, thing, false);
    }

    /**
     * Reads a loaded thing again after its file has changed. One that no one asked for yet is left alone.
     *
     * @return whether it was replaced
     * @throws RuntimeException if it cannot be had now; the old one stays
     */
    public final boolean reload(String name) {
        failures.remove(name);
        boolean wasExpected = expected.remove(name) != null;
        if (!wasExpected && !things.containsKey(name)) return false;
        load(name);
        return true;
    }

    /** Forgets what could not be loaded, so that each is tried again. */
    public final void clearFailures() {
        failures.clear();
    }

    /**
     * Loads a thing when needed, and keeps it from being unloaded until it is released as often as it was held.
     *
     * @throws RuntimeException if it cannot be had
     */
    public final void hold(String name) {
        kept(name).holders++;
    }

    /** Takes back one {@link #hold}. Nothing happens if a world has begun since then. */
    public final void release(String name) {
        Kept<T> kept = things.get(name);
        if (kept != null && kept.holders > 0) kept.holders--;
    }

    /** Begins a world, in which no one uses anything so far, and tries again what could not be loaded. */
    public final void beginWorld() {
        clearFailures();
        scenes++;
        scene = NEVER + 1;
        for (Kept<T> kept : things.values()) {
            kept.holders = 0;
            kept.lastScene = NEVER;
        }
    }

    /** Begins the next scene, which has not asked for anything so far. */
    public final void beginScene() {
        scenes++;
        scene++;
    }

    /** Lets go of one thing, unless someone holds it. */
    public final void unload(String name) {
        expected.remove(name);
        unloadIf((each, kept) -> each.equals(name));
    }

    /** Lets go of all that no one holds and this scene has not asked for. */
    public final void unloadUnused() {
        expected.clear();
        unloadIf((name, kept) -> kept.lastScene != scene);
    }

    /** Lets go of what an earlier scene of this world has asked for, but neither this one nor anyone who holds it. */
    public final void unloadStale() {
        unloadIf((name, kept) -> kept.lastScene != scene && kept.lastScene != NEVER);
    }

    private void unloadIf(BiPredicate<String, Kept<T>> wanted) {
        for (Iterator<Map.Entry<String, Kept<T>>> all = things.entrySet().iterator(); all.hasNext(); ) {
            Map.Entry<String, Kept<T>> each = all.next();
            Kept<T> kept = each.getValue();
            if (!kept.canBeRead || kept.holders > 0 || !wanted.test(each.getKey(), kept)) continue;
            all.remove();
            kept.entry.close();
            changes++;
        }
    }

    /** Lists all that is here, sorted by name, and waits for what is expected. */
    public final List<Usage> usages() {
        for (String name : List.copyOf(expected.keySet())) keepIfRead(name);
        return things.entrySet().stream()
                .map(each -> use(each.getKey(), each.getValue()))
                .sorted(Comparator.comparing(Usage::name))
                .toList();
    }

    private void keepIfRead(String name) {
        try {
            load(name);
        } catch (RuntimeException broken) {
            // told when the game asks for it
        }
    }

    private Usage use(String name, Kept<T> kept) {
        return new Usage(kind, name, kept.holders, kept.lastScene == scene, bytes(kept.thing));
    }

    /** Lets go of everything, whoever holds it, and forgets every failure. */
    public final void clear() {
        for (Kept<T> kept : things.values()) kept.entry.close();
        things.clear();
        expected.clear();
        failures.clear();
    }

    /**
     * A thing that is read once: by a thread that reads ahead, or by the game thread if that asks first. Whoever comes
     * second waits for the other, and has the same thing or the same failure.
     *
     * @param <T> what is read
     */
    private static final class Expected<T> {
        private final Supplier<T> reading;
        private @Nullable T thing;
        private @Nullable RuntimeException failure;

        Expected(Supplier<T> reading) {
            this.reading = reading;
        }

        /** The thing; throws what its reading has thrown. */
        synchronized T get() {
            if (failure != null) throw failure;
            T known = thing;
            return known != null ? known : read();
        }

        private T read() {
            try {
                T read = reading.get();
                thing = read;
                return read;
            } catch (RuntimeException failed) {
                failure = failed;
                throw failed;
            }
        }
    }

    /**
     * A thing that is loaded, and who uses it.
     *
     * @param kind what it is: {@code image}, say
     * @param name which one
     * @param holders how many hold it
     * @param isOfScene whether the present scene has asked for it
     * @param bytes about how much memory it takes
     */
    public record Usage(String kind, String name, int holders, boolean isOfScene, long bytes) {}
}
