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
 * Tells which files of a game changed since it was asked last.
 *
 * <p>Start it before the files are read, then ask a few times a second. A change is told when a file has
 * looked the same in two calls in a row, so that a half-written one is never told; a file that was written again with
 * the content it had is no change.
 *
 * <p>A call that has reason to look lists the folders: 1 to 2 ms for 500 files. Owned by the one thread that asks.
 */
public final class FileWatch implements AutoCloseable {
    /*
     * 0. Without an event of the system, a call does nothing.
     * 1. 'known' is what was told last: time, size and checksum of every file.
     * 2. A call lists the folders afresh. A file that looks as known and was not named by the system costs nothing
     * more.
     * 3. One that differs is put into 'unsettled' and looked at again in the next call. Looks it the same then, its
     *    content is compared, and it is told and known if that differs; otherwise it waits for another call.
     * 4. A file that is gone is treated like any other look: editors delete and write again.
     * 5. Where folders lie over each other, only the file that is seen counts.
     */
    private final List<Path> folders;
    private final BooleanSupplier events;
    private final Predicate<@Nullable Path> named;
    private final Map<String, FileStamp> known = new HashMap<>();
    private Map<String, FileStamp> unsettled = new HashMap<>();

    /**
     * Watches folders.
     *
     * @param events asked at each call whether something may have happened, so that it is worth to look
     * @param named asked whether it happened to this file, however that looks
     */
    FileWatch(List<Path> folders, BooleanSupplier events, Predicate<@Nullable Path> named) {
        this.folders = List.copyOf(folders);
        this.events = events;
        this.named = named;
        look().forEach((path, stamp) -> known.put(path, Objects.requireNonNullElse(stamp.withChecksum(), stamp)));
    }

    /**
     * Starts to watch folders, with all that is in them, and single files.
     *
     * @param places folders and files, the winning one first
     * @return a watch that reports what changes from now on; to be closed
     * @throws GameFileException if one is not there, or a folder has more than 50,000 files
     */
    public static FileWatch of(List<Path> places) {
        List<Path> real = real(places);
        FolderEvents events = new FolderEvents(real);
        return new FileWatch(real, events, events::hasReported);
    }

    /**
     * Starts to watch folders, with all that is in them, and single files.
     *
     * @param places folders and files, the winning one first
     * @param events asked at each call whether something may have happened, so that it is worth to look
     * @return a watch that reports what changes from now on
     * @throws GameFileException if one is not there, or a folder has more than 50,000 files
     */
    public static FileWatch of(List<Path> places, BooleanSupplier events) {
        return new FileWatch(real(places), events, file -> false);
    }

    /** Resolves links, as the paths are compared with those that the system reports. */
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
     * Tells what changed, came or went since the last call.
     *
     * @return the paths, sorted: relative to the watched folder, or that of a watched file; empty when nothing did
     */
    public List<String> poll() {
        if (!events.getAsBoolean() && !isSettling()) return List.of();
        Map<String, FileStamp> now;
        try {
            now = look();
        } catch (GameFileException gone) {
            return List.of(); // a folder that is being moved or checked out again: wait until it is there again
        }
        return settle(now);
    }

    /**
     * Tells whether a change was seen that has not settled, so that it is worth to ask again soon: true until the files
     * that change have looked the same twice.
     */
    public boolean isSettling() {
        return !unsettled.isEmpty();
    }

    private Map<String, FileStamp> look() {
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
            if (!now.containsKey(path)) compare(path, FileStamp.GONE, waiting, changed);
        }
        unsettled = waiting;
        return List.copyOf(changed);
    }

    private void compare(String path, FileStamp stamp, Map<String, FileStamp> waiting, Set<String> changed) {
        FileStamp before = known.get(path);
        FileStamp lately = unsettled.get(path);
        if (lately == null && stamp.isStill(before) && !named.test(stamp.file())) return;
        FileStamp settled = stamp.looksLike(lately) ? stamp.withChecksum() : null;
        if (settled == null) waiting.put(path, stamp);
        else admit(path, before, settled, changed);
    }

    /** Lets go of what tells events; a second call does nothing. */
    @Override
    public void close() {
        if (events instanceof FolderEvents open) open.close();
    }

    private void admit(String path, @Nullable FileStamp before, FileStamp now, Set<String> changed) {
        if (now == FileStamp.GONE) known.remove(path);
        else known.put(path, now);
        if (!now.sameContent(before)) changed.add(path);
    }

    /**
     * How a file looked at one moment: its time and size and, once it settled, a checksum of its content. Where the
     * system has one, a key tells two files apart that have had the same name, time and size, one after the other.
     */
    private record FileStamp(@Nullable Path file, @Nullable Object key, long modifiedNanos, long size, long checksum) {
        static final FileStamp GONE = new FileStamp(null, null, 0, -1, 0);

        /** Larger files (music, films) are compared by time and size alone, so that to begin a watch stays quick. */
        private static final long LARGEST_CHECKED = 1 << 20;

        private static final long UNCHECKED = -1;

        static FileStamp of(Path file, BasicFileAttributes attributes) {
            long modified = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
            return new FileStamp(file, attributes.fileKey(), modified, attributes.size(), UNCHECKED);
        }

        /** Whether this is the same file, as far as a stamp can tell. */
        boolean isStill(@Nullable FileStamp other) {
            return other != null && looksLike(other) && Objects.equals(key, other.key);
        }

        /**
         * Whether no one is writing any more. The key does not count: some shared folders make up a new one at each
         * look.
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
         * The same stamp with its checksum, or null when the file cannot be read or has changed again since it was
         * taken.
         */
        @Nullable
        FileStamp withChecksum() {
            if (file == null || size > LARGEST_CHECKED) return this;
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
