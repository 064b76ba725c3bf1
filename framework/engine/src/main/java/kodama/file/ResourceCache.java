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
 * A cache of the game's resources of one kind, by name; each is read when it is first requested.
 *
 * <p>Resources stay loaded across resets. A resource that could not be loaded is not tried again until the failure is
 * cleared. The cache tracks the users of each resource: the scene that has requested it, and each holder until it
 * releases it. A resource without users can be unloaded at any time, because it is read again when requested. Users are
 * cleared when a world begins, so that the state of one world does not depend on earlier ones.
 *
 * <p>Owned by the game thread; {@link #read} may be called by any. From document 003 (リソースマネージャ).
 *
 * @param <T> type of the resources
 */
public abstract class ResourceCache<T> {
    /** Reads files of the game. */
    @FunctionalInterface
    public interface Source {
        /**
         * Reads a whole file; any thread may call it.
         *
         * @param path path below the game's folder, with {@code /} between names
         * @throws IOException if the file does not exist or cannot be read
         */
        byte[] read(String path) throws IOException;
    }

    private static final class CachedItem<T> {
        final T thing;
        final boolean canBeRead;
        final LeakTracker.Entry entry;
        int holders;
        long lastScene = NEVER;

        CachedItem(T thing, boolean canBeRead, LeakTracker.Entry entry) {
            this.thing = thing;
            this.canBeRead = canBeRead;
            this.entry = entry;
        }
    }

    /** Scene number of a resource that was not requested in this world. */
    private static final long NEVER = 0;

    /** Most failures to remember; beyond that all are cleared. */
    private static final int MAX_FAILURES = 1_000;

    private final String kind;
    private final LeakTracker leaks;
    private final Map<String, CachedItem<T>> items = new HashMap<>();
    private final Map<String, PendingRead<T>> expected = new HashMap<>();
    private final Map<String, String> failures = new HashMap<>();
    /** Number of the current scene of this world, from 1. */
    private long scene = NEVER + 1;
    /** How often a resource was added, replaced or unloaded. */
    private long changes;
    /** Number of scenes begun in all worlds. */
    private long scenes;

    /**
     * Creates an empty cache.
     *
     * @param kind kind of the resources, such as {@code image}
     */
    protected ResourceCache(String kind, LeakTracker leaks) {
        this.kind = kind;
        this.leaks = leaks;
    }

    /**
     * Reads a resource without caching it, for a caller that will {@link #put} it later. Any thread may call it.
     *
     * @throws RuntimeException if it cannot be read; the message names the resource and the reason
     */
    public abstract T read(String name);

    /**
     * Creates the exception for another request of a resource that could not be read.
     *
     * @param message message of the first exception
     */
    protected abstract RuntimeException failure(String message);

    /**
     * Returns the names of the resources that a file may contain.
     *
     * @param path path of a file of the game
     * @return the names by which they can be requested; empty if the file is of another kind
     */
    public abstract List<String> namesOf(String path);

    /**
     * Returns the names of the resources that must be read again when a file has changed.
     *
     * @param path path of a file of the game
     * @return by default {@link #namesOf}
     */
    public List<String> namesChangedBy(String path) {
        return namesOf(path);
    }

    /**
     * Returns the memory that a resource takes.
     *
     * @param thing a cached resource
     * @return approximate number of bytes
     */
    public abstract long bytes(T thing);

    /** Returns the extensions of the files, without a dot. */
    public abstract List<String> extensions();

    /**
     * Lists the resources that can be requested.
     *
     * @return the shortest name of each resource, sorted, without duplicates
     * @throws kodama.file.GameFileException if a folder no longer exists or has too many files
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

    /** Returns the kind of the resources, such as {@code image}. */
    public final String kind() {
        return kind;
    }

    /**
     * Returns a resource and loads it if necessary; the current scene uses it from now on.
     *
     * @return the same object until it is read again
     * @throws RuntimeException if it cannot be read
     */
    public final T get(String name) {
        CachedItem<T> cached = cached(name);
        cached.lastScene = scene;
        return cached.thing;
    }

    private CachedItem<T> cached(String name) {
        CachedItem<T> known = items.get(name);
        return known != null ? known : load(name);
    }

    private CachedItem<T> load(String name) {
        @Nullable String failure = failures.get(name);
        if (failure != null) throw failure(failure);
        try {
            return add(name, readOrAwait(name), true);
        } catch (RuntimeException failed) {
            if (failures.size() == MAX_FAILURES) failures.clear(); // generated names must not fill the memory
            failures.put(name, String.valueOf(failed.getMessage()));
            throw failed;
        }
    }

    /** Waits for the thread that is already reading it. */
    private T readOrAwait(String name) {
        PendingRead<T> ahead = expected.remove(name);
        return ahead == null ? read(name) : ahead.get();
    }

    private CachedItem<T> add(String name, T thing, boolean canBeRead) {
        changes++;
        expected.remove(name);
        CachedItem<T> cached = new CachedItem<>(thing, canBeRead, leaks.open(LeakTracker.Lifetime.PROGRAM, kind, name));
        CachedItem<T> old = items.put(name, cached);
        if (old != null) {
            cached.holders = old.holders;
            cached.lastScene = old.lastScene;
            old.entry.close();
        }
        return cached;
    }

    /**
     * Returns whether a resource is loaded.
     *
     * @return true if {@link #get} would not read a file
     */
    public final boolean has(String name) {
        return items.containsKey(name);
    }

    /** Returns how often a resource was added, replaced or unloaded, which may have changed a frame or a sound. */
    public final long changeCount() {
        return changes;
    }

    /**
     * Returns a number that changes whenever resources must be requested again; a caller may keep them until then.
     *
     * @return a number that grows with each change and each scene, because the requests of each scene are tracked
     */
    public final long epoch() {
        return changes + scenes;
    }

    /**
     * Prepares to read a resource on another thread before the game requests it. The result is the same as if the game
     * had read it, and the game waits for it if necessary.
     *
     * @param name name of a resource that is not loaded
     * @return reads the resource on any thread; returns its size in bytes, or throws if it cannot be read
     */
    public final LongSupplier prefetch(String name) {
        PendingRead<T> ahead = new PendingRead<>(() -> read(name));
        expected.put(name, ahead);
        return () -> bytes(ahead.get());
    }

    /** Adds a resource that was returned by {@link #read}. */
    public final void putLoaded(String name, T thing) {
        failures.remove(name);
        add(name, thing, true);
    }

    /** Adds or replaces a resource that is not from a file. It cannot be read again, so it is never unloaded. */
    public final void put(String name, T thing) {
        failures.remove(name);
        add(name, thing, false);
    }

    /**
     * Reads a loaded resource again after its file has changed. Does nothing if it was not requested yet.
     *
     * @return whether it was replaced
     * @throws RuntimeException if it cannot be read; the old one is kept
     */
    public final boolean reload(String name) {
        failures.remove(name);
        boolean wasExpected = expected.remove(name) != null;
        if (!wasExpected && !items.containsKey(name)) return false;
        load(name);
        return true;
    }

    /** Returns whether the game has requested a resource: it is cached, or could not be loaded. */
    public final boolean isRequested(String name) {
        return items.containsKey(name) || failures.containsKey(name);
    }

    /** Clears all failures, so that these resources are tried again. */
    public final void clearFailures() {
        failures.clear();
    }

    /**
     * Loads a resource if necessary and prevents it from being unloaded until it has been released as often as it was
     * held.
     *
     * @throws RuntimeException if it cannot be read
     */
    public final void hold(String name) {
        cached(name).holders++;
    }

    /** Undoes one {@link #hold}. Does nothing if a world has begun since then. */
    public final void release(String name) {
        CachedItem<T> cached = items.get(name);
        if (cached != null && cached.holders > 0) cached.holders--;
    }

    /** Begins a world: clears all users and failures. */
    public final void beginWorld() {
        clearFailures();
        scenes++;
        scene = NEVER + 1;
        for (CachedItem<T> cached : items.values()) {
            cached.holders = 0;
            cached.lastScene = NEVER;
        }
    }

    /** Begins the next scene, which has not requested anything. */
    public final void beginScene() {
        scenes++;
        scene++;
    }

    /** Unloads a resource unless it is held. */
    public final void unload(String name) {
        expected.remove(name);
        unloadIf((each, cached) -> each.equals(name));
    }

    /** Unloads all resources that are neither held nor requested by this scene. */
    public final void unloadUnused() {
        expected.clear();
        unloadIf((name, cached) -> cached.lastScene != scene);
    }

    /** Unloads the resources that an earlier scene of this world has requested and that now have no user. */
    public final void unloadStale() {
        unloadIf((name, cached) -> cached.lastScene != scene && cached.lastScene != NEVER);
    }

    private void unloadIf(BiPredicate<String, CachedItem<T>> wanted) {
        for (Iterator<Map.Entry<String, CachedItem<T>>> all = items.entrySet().iterator(); all.hasNext(); ) {
            Map.Entry<String, CachedItem<T>> each = all.next();
            CachedItem<T> cached = each.getValue();
            if (!cached.canBeRead || cached.holders > 0 || !wanted.test(each.getKey(), cached)) continue;
            all.remove();
            cached.entry.close();
            changes++;
        }
    }

    /** Lists all loaded resources, sorted by name; waits for those being prefetched. */
    public final List<Usage> usages() {
        for (String name : List.copyOf(expected.keySet())) keepIfRead(name);
        return items.entrySet().stream()
                .map(each -> use(each.getKey(), each.getValue()))
                .sorted(Comparator.comparing(Usage::name))
                .toList();
    }

    private void keepIfRead(String name) {
        try {
            load(name);
        } catch (RuntimeException broken) {
            // reported when the game requests it
        }
    }

    private Usage use(String name, CachedItem<T> cached) {
        return new Usage(kind, name, cached.holders, cached.lastScene == scene, bytes(cached.thing));
    }

    /** Unloads all resources, including those that are held, and clears all failures. */
    public final void clear() {
        for (CachedItem<T> cached : items.values()) cached.entry.close();
        items.clear();
        expected.clear();
        failures.clear();
    }

    /**
     * A resource that is read once: by a prefetching thread, or by the game thread if that comes first. The later one
     * waits for the other and gets the same result or exception.
     *
     * @param <T> type of the resource
     */
    private static final class PendingRead<T> {
        private final Supplier<T> reading;
        private @Nullable T thing;
        private @Nullable RuntimeException failure;

        PendingRead(Supplier<T> reading) {
            this.reading = reading;
        }

        /** Returns the resource; throws the exception of its reader. */
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
     * A loaded resource and its users.
     *
     * @param kind its kind, such as {@code image}
     * @param name its name
     * @param holders number of holders
     * @param isOfScene whether the current scene has requested it
     * @param bytes approximate size in bytes
     */
    public record Usage(String kind, String name, int holders, boolean isOfScene, long bytes) {}
}
