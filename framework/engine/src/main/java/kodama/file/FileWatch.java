package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Reports the files of a game that have changed.
 *
 * <p>Create it before the files are read, then call {@link #poll} a few times per second. A change is reported when a
 * file looks the same in two successive calls, so that half-written files are not; a file that was rewritten with the
 * same content is not a change.
 *
 * <p>A call that has to list the folders takes 1 to 2 ms for 500 files. Owned by the thread that calls it.
 */
public final class FileWatch implements AutoCloseable {
    /*
     * 1. Without an event of the operating system, a call does nothing.
     * 2. A call lists the folders. A file that looks as it does in 'known' (time, size and checksum when it was last
     *    reported) and was not named by an event is skipped.
     * 3. Any other file is put into 'unsettled' and compared in the next call. If it looks the same then, its content
     *    is compared and, if that differs, reported; otherwise it waits for another call.
     * 4. A missing file is treated in the same way, because editors delete and rewrite files.
     * 5. Where folders overlay each other, only the visible file counts.
     */
    private final List<Path> folders;
    private final BooleanSupplier events;
    private final Predicate<@Nullable Path> named;
    private final Map<String, FileStamp> known = new HashMap<>();
    private Map<String, FileStamp> unsettled = new HashMap<>();

    /**
     * Watches folders.
     *
     * @param events called first by each {@link #poll}; returns whether something may have happened
     * @param named returns whether an event has named this file, even if it looks unchanged
     */
    FileWatch(List<Path> folders, BooleanSupplier events, Predicate<@Nullable Path> named) {
        this.folders = List.copyOf(folders);
        this.events = events;
        this.named = named;
        listFiles().forEach((path, stamp) -> known.put(path, Objects.requireNonNullElse(stamp.withChecksum(), stamp)));
    }

    /**
     * Starts to watch single files, and folders with all their contents.
     *
     * @param places folders and files, the one with the highest priority first
     * @return a watch that reports changes from now on; to be closed
     * @throws GameFileException if one does not exist, or a folder has more than 50,000 files
     */
    public static FileWatch of(List<Path> places) {
        List<Path> real = real(places);
        FolderEvents events = new FolderEvents(real);
        return new FileWatch(real, events, events::hasReported);
    }

    /**
     * Starts to watch single files, and folders with all their contents.
     *
     * @param places folders and files, the one with the highest priority first
     * @param events called first by each {@link #poll}; returns whether something may have happened
     * @return a watch that reports changes from now on
     * @throws GameFileException if one does not exist, or a folder has more than 50,000 files
     */
    public static FileWatch of(List<Path> places, BooleanSupplier events) {
        return new FileWatch(real(places), events, file -> false);
    }

    /** Resolves links, because the paths are compared with those in events. */
    private static List<Path> real(List<Path> places) {
        List<Path> real = new ArrayList<>();
        for (Path place : places) {
            try {
                real.add(place.toRealPath());
            } catch (IOException e) {
                throw new GameFileException(place.toString(), "cannot be watched (" + FolderTree.reason(e) + ")", e);
            }
        }
        return real;
    }

    /**
     * Returns the files that were changed, added or removed since the last call.
     *
     * @return the paths, sorted: relative to the watched folder, or that of a watched file; empty if nothing has
     *     changed
     */
    public List<String> poll() {
        if (!events.getAsBoolean() && !isSettling()) return List.of();
        Map<String, FileStamp> now;
        try {
            now = listFiles();
        } catch (GameFileException gone) {
            return List.of(); // a folder is being moved or checked out again; try again in the next call
        }
        return settle(now);
    }

    /**
     * Returns whether a change has not settled yet, so that {@link #poll} should be called again soon: true until the
     * changing files have looked the same twice.
     */
    public boolean isSettling() {
        return !unsettled.isEmpty();
    }

    private Map<String, FileStamp> listFiles() {
        Map<String, FileStamp> stamps = new HashMap<>();
        for (Path folder : folders) {
            FolderTree.forEachFile(
                    folder,
                    (path, attributes) -> stamps.putIfAbsent(path, FileStamp.of(folder.resolve(path), attributes)));
        }
        return stamps;
    }

    private List<String> settle(Map<String, FileStamp> now) {
        Map<String, FileStamp> waiting = new HashMap<>();
        Set<String> changed = new TreeSet<>();
        now.forEach((path, stamp) -> compare(path, stamp, waiting, changed));
        for (String path : List.copyOf(known.keySet())) {
            if (!now.containsKey(path)) compare(path, FileStamp.MISSING, waiting, changed);
        }
        unsettled = waiting;
        return List.copyOf(changed);
    }

    private void compare(String path, FileStamp stamp, Map<String, FileStamp> waiting, Set<String> changed) {
        FileStamp before = known.get(path);
        FileStamp unsettledStamp = unsettled.get(path);
        if (unsettledStamp == null && stamp.isStill(before) && !named.test(stamp.file())) return;
        FileStamp settled = stamp.looksLike(unsettledStamp) ? stamp.withChecksum() : null;
        if (settled == null) waiting.put(path, stamp);
        else accept(path, before, settled, changed);
    }

    /** Closes the source of events. A second call does nothing. */
    @Override
    public void close() {
        if (events instanceof FolderEvents open) open.close();
    }

    private void accept(String path, @Nullable FileStamp before, FileStamp now, Set<String> changed) {
        if (now == FileStamp.MISSING) known.remove(path);
        else known.put(path, now);
        if (!now.sameContent(before)) changed.add(path);
    }

    /**
     * State of a file at one moment: time and size and, once it has settled, a checksum of its content. If the file
     * system has file keys, the key distinguishes two files that had the same name, time and size one after the other.
     */
    private record FileStamp(@Nullable Path file, @Nullable Object key, long modifiedNanos, long size, long checksum) {
        static final FileStamp MISSING = new FileStamp(null, null, 0, -1, 0);

        /** Larger files (music, films) are compared by time and size only, so that creating a watch is fast. */
        private static final long MAX_CHECKED_BYTES = 1 << 20;

        private static final long UNCHECKED = -1;

        static FileStamp of(Path file, BasicFileAttributes attributes) {
            long modified = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
            return new FileStamp(file, attributes.fileKey(), modified, attributes.size(), UNCHECKED);
        }

        /** Whether this is the same file, as far as a stamp shows. */
        boolean isStill(@Nullable FileStamp other) {
            return other != null && looksLike(other) && Objects.equals(key, other.key);
        }

        /**
         * Whether the file is no longer being written. The key is ignored, because some shared folders return a new one
         * each time.
         */
        boolean looksLike(@Nullable FileStamp other) {
            return other != null
                    && size == other.size
                    && modifiedNanos == other.modifiedNanos
                    && Objects.equals(file, other.file);
        }

        boolean sameContent(@Nullable FileStamp other) {
            return other != null && size == other.size && checksum == other.checksum && checksum != UNCHECKED;
        }

        /**
         * The same stamp with its checksum, or null if the file cannot be read or has changed since the stamp was
         * taken.
         */
        @Nullable
        FileStamp withChecksum() {
            if (file == null || size > MAX_CHECKED_BYTES) return this;
            try {
                byte[] content = Files.readAllBytes(file);
                return content.length == size
                        ? new FileStamp(file, key, modifiedNanos, size, checksumOf(content))
                        : null;
            } catch (IOException e) {
                return null;
            }
        }

        private static long checksumOf(byte[] content) {
            CRC32C crc = new CRC32C();
            crc.update(content);
            return crc.getValue();
        }
    }
}
